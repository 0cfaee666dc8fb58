import type { Hono } from 'hono';
import type { Lab } from '../../src/base/lab.ts';
import type { ReactNode } from 'react';
import { drawSitePage } from '../../src/pages/draw.tsx';
import { PageHead, TextLink } from '../../src/pages/parts/Page.tsx';
import { Tile, Tiles } from './Tiles.tsx';
import { notFoundPage } from '../../src/pages/errorPage.tsx';

/** The mails of the demonstration. The page is absent when a mail server is configured. */
export function addOutbox(app: Hono, lab: Lab): void {
  const { outbox } = lab.mailer;
  if (!outbox) return;

  app.get('/outbox', async (context) => {
    const mails = await outbox.list();
    return drawSitePage(context, lab, {
      title: 'Outbox',
      body: (
        <>
          <PageHead title="Outbox" lead="E-mails the lab has sent. None of them leaves this machine." />
          {mails.length > 0 ? (
            <Tiles list>
              {mails.map((mail) => (
                <Tile key={mail.id} href={`/outbox/${mail.id}`} title={mail.subject}>
                  {`${mail.to} · ${formatTime(mail.at)}`}
                </Tile>
              ))}
            </Tiles>
          ) : (
            <p>No e-mails yet.</p>
          )}
        </>
      ),
    });
  });

  app.get('/outbox/:id', async (context) => {
    const mail = await outbox.find(context.req.param('id'));
    if (!mail) return notFoundPage(context, lab);
    return drawSitePage(context, lab, {
      title: mail.subject,
      body: (
        <>
          <p>
            <TextLink href="/outbox">Outbox</TextLink>
          </p>
          <PageHead title={mail.subject} lead={`To ${mail.to} · ${formatTime(mail.at)}`} />
          <div className="ta-page-mail">{withLinks(mail.text)}</div>
        </>
      ),
    });
  });
}

const formatTime = (iso: string) => iso.slice(0, 16).replace('T', ' ');

/** The plain text with its http(s) addresses as links. */
function withLinks(text: string): readonly ReactNode[] {
  return text.split(/(https?:\/\/[^\s]+)/).map((part, index) =>
    index % 2 === 1 ? (
      <TextLink key={index} href={part}>
        {part}
      </TextLink>
    ) : (
      part
    ),
  );
}
