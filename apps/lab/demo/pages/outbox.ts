import type { Hono } from 'hono';
import type { Lab } from '../../src/base/lab.ts';
import { html } from 'hono/html';
import type { Markup } from '../../src/pages/markup.ts';
import { sitePage } from '../../src/pages/page.ts';
import { notFoundPage } from '../../src/pages/errorPage.ts';

/** The mails of the demonstration. The page is absent when a mail server is configured. */
export function addOutbox(app: Hono, lab: Lab): void {
  const { outbox } = lab.mailer;
  if (!outbox) return;

  app.get('/outbox', async (context) => {
    const mails = await outbox.list();
    const rows = mails.map(
      (mail) =>
        html`<li>
          <a href="/outbox/${mail.id}"><strong>${mail.subject}</strong>${mail.to} · ${formatTime(mail.at)}</a>
        </li>`,
    );
    return sitePage(context, lab, {
      title: 'Outbox',
      body: html`<h1>Outbox</h1>
        <p class="lead">E-mails the lab has sent. None of them leaves this machine.</p>
        ${rows.length > 0
          ? html`<ul class="tiles list">
              ${rows}
            </ul>`
          : html`<p>No e-mails yet.</p>`}`,
    });
  });

  app.get('/outbox/:id', async (context) => {
    const mail = await outbox.find(context.req.param('id'));
    if (!mail) return notFoundPage(context, lab);
    return sitePage(context, lab, {
      title: mail.subject,
      body: html`<p><a href="/outbox">Outbox</a></p>
        <h1>${mail.subject}</h1>
        <p class="quiet">To ${mail.to} · ${formatTime(mail.at)}</p>
        <div class="mail">${withLinks(mail.text)}</div>`,
    });
  });
}

const formatTime = (iso: string) => iso.slice(0, 16).replace('T', ' ');

/** The plain text, escaped, with its http(s) addresses as links. */
function withLinks(text: string): readonly Markup[] {
  return text
    .split(/(https?:\/\/[^\s]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}
