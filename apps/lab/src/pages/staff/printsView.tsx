import type { ReactNode } from 'react';
import { Button, Disclosure } from '@trade-area/widgets/ui';
import type { OrderPrints } from '../../print/render/orderPrints.ts';
import type { PrintFile } from '../../print/render/table.ts';
import { Row } from '../parts/Page.tsx';
import type { Desk } from './desk.ts';
import { Send } from './parts.tsx';
import type { DrawForm } from './parts.tsx';
import { printTexts } from './texts/prints.ts';
import type { PrintTexts } from './texts/prints.ts';

/** Longer lists are collapsed at first. */
const shownAtOnce = 12;

/** The print files of an ordered project: how far they are, and the files once all of them are made. */
export function printsView(
  desk: Desk,
  code: string,
  prints: OrderPrints | undefined,
  form: DrawForm,
): ReactNode {
  if (!prints) return null;
  const texts = printTexts[desk.language];
  const { run, files } = prints;
  return (
    <section className="ta-page-stack" aria-labelledby="prints">
      <h2 className="ta-heading" id="prints">
        {texts.title}
      </h2>
      {run.state === 'done' ? (
        <MadeFiles desk={desk} at={`/staff/orders/${code}`} files={files} />
      ) : (
        <p>{progressOf(texts, prints)}</p>
      )}
      {(run.state === 'cancelled' || run.state === 'failed') &&
        form('render', <Send primary={false}>{texts.render}</Send>)}
      {(run.state === 'waiting' || run.state === 'running') &&
        form('stopRender', <Send primary={false}>{texts.stop}</Send>)}
    </section>
  );
}

function progressOf(texts: PrintTexts, { run: { state, done, total }, photo }: OrderPrints): string {
  if (state === 'running') return texts.running(done, total);
  if (state === 'deleted') return texts.deleted;
  if (state === 'cancelled') return texts.cancelled(done, total);
  if (state === 'failed') return photo === '' ? texts.failed(done, total) : texts.photo(photo);
  return texts.waiting;
}

interface MadeProps {
  readonly desk: Desk;
  readonly at: string;
  readonly files: readonly PrintFile[];
}

function MadeFiles({ desk, at, files }: MadeProps) {
  const texts = printTexts[desk.language];
  const sheets = files.filter(({ kind }) => kind === 'sheet');
  const ofAll = (kind: string) => files.find((file) => file.kind === kind);
  const [pdf, proof] = [ofAll('pdf'), ofAll('proof')];
  return (
    <>
      <Row>
        {pdf && (
          <Button href={`${at}/prints/${pdf.id}`} target="_blank">
            {texts.pdf}
          </Button>
        )}
        <Button href={`${at}/prints.zip`}>{texts.zip}</Button>
        {proof && (
          <Button href={`${at}/prints/${proof.id}`} target="_blank">
            {texts.proof}
          </Button>
        )}
      </Row>
      <Disclosure title={texts.sheets(sheets.length)} defaultOpen={sheets.length <= shownAtOnce}>
        <ul className="ta-page-rows">
          {sheets.map(({ id, name, size }) => (
            <li key={id} className="ta-page-column">
              <a className="ta-link" href={`${at}/prints/${id}`} target="_blank" rel="noopener">
                {name}
              </a>{' '}
              <span className="ta-quiet">{desk.size(size)}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  );
}
