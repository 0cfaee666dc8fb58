import type { Language } from '@trade-area/core/contract';
import { proofLimits } from '@trade-area/core/contract';
import { Button, Notice } from '@trade-area/widgets/ui';
import type { CoupleProof } from '../print/proofing/couple.ts';
import { TextAreaField, TextField } from './parts/fields.tsx';
import { PageHead, Panel, Row } from './parts/Page.tsx';
import type { ProofTexts } from './proofTexts.ts';

/** How a form was answered. */
export interface ProofAnswer {
  /** Typed values, in the form of a sheet; 0 = of the approval. */
  readonly typed?: { readonly number: number; readonly name: string; readonly text: string };
  /** Name of the field that is wrong, or `conflict`: the proof shows another revision, or has too many comments. */
  readonly problem?: string;
  /** The sheet whose comment was just sent; 0 = none. */
  readonly sentAbout?: number;
}

export interface ProofViewProps {
  readonly proof: CoupleProof;
  readonly texts: ProofTexts;
  readonly title: string;
  readonly language: Language;
  /** Of the lab, for the times of comments and approval. */
  readonly timeZone: string;
  /** Path of the page. */
  readonly address: string;
  readonly answer: ProofAnswer;
}

/** The sheets of a proof one below the other; the page's script turns them like the pages of a book. */
export function ProofView(props: ProofViewProps) {
  const { proof, texts, title, address, answer } = props;
  const { sheets, pictures } = proof;
  const nameOf = (number: number, isSpread: boolean) =>
    isSpread ? texts.spread(number, sheets) : texts.sheet(number, sheets);
  return (
    <>
      <PageHead isName title={title} lead={texts.lead(proof.studio)} />
      {answer.problem === 'conflict' && (
        <Notice tone="danger" announce="alert">
          {proof.comments.length >= proofLimits.comments ? texts.tooManyComments : texts.outdated}
        </Notice>
      )}
      {pictures.length < sheets && (
        <Notice tone="info">
          {texts.preparing(pictures.length, sheets)}{' '}
          <a className="ta-link" href={address}>
            {texts.refresh}
          </a>
        </Notice>
      )}
      {pictures.length > 0 && (
        <div id="proof">
          <div id="turns" hidden>
            <Row>
              <Button id="previous">{texts.previous}</Button>
              <Button id="next">{texts.next}</Button>
            </Row>
          </div>
          <ol className="ta-page-proof">
            {pictures.map(({ number, isSpread, width, height }) => (
              <li key={number} id={`spread-${number}`} className="ta-page-proof__sheet" tabIndex={-1}>
                <h2 className="ta-heading">{nameOf(number, isSpread)}</h2>
                <div className="ta-page-proof__picture">
                  <img
                    src={`${address}/${number}.jpg?rev=${proof.rev}`}
                    alt={nameOf(number, isSpread)}
                    width={width}
                    height={height}
                    loading={number > 2 ? 'lazy' : undefined}
                  />
                  <button type="button" className="ta-page-proof__pin" aria-label={texts.pin} hidden />
                </div>
                <SheetComments {...props} number={number} />
              </li>
            ))}
          </ol>
        </div>
      )}
      {pictures.length > 0 && pictures.length === sheets && <Approval {...props} />}
    </>
  );
}

function SheetComments({
  proof,
  texts,
  language,
  timeZone,
  address,
  answer,
  number,
}: ProofViewProps & { readonly number: number }) {
  const comments = proof.comments.filter((comment) => comment.number === number);
  const typed = answer.typed?.number === number ? answer.typed : undefined;
  const moment = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return (
    <div className="ta-page-proof__words">
      <section className="ta-page-stack" aria-label={texts.comments}>
        {comments.length === 0 ? (
          <p className="ta-quiet">{texts.noComments}</p>
        ) : (
          <ol className="ta-page-proof__comments">
            {comments.map(({ id, name, text, at, rev, done, x, y }, index) => (
              <li
                key={id}
                data-x={rev === proof.rev ? x : undefined}
                data-y={rev === proof.rev ? y : undefined}
              >
                <p className="ta-page-proof__text" dir="auto">
                  {text}
                </p>
                <p className="ta-quiet">
                  {`${index + 1} · `}
                  <bdi>{name}</bdi>
                  {` · ${moment.format(at)}`}
                  {done && ` · ✓ ${texts.done}`}
                  {rev !== proof.rev && ` · ${texts.earlier}`}
                </p>
              </li>
            ))}
          </ol>
        )}
        {answer.sentAbout === number && (
          <Notice tone="success" announce="status">
            {texts.sent}
          </Notice>
        )}
      </section>
      <form className="ta-page-stack" method="post" action={`${address}/comment?lang=${language}`}>
        <input type="hidden" name="number" value={number} />
        <input type="hidden" name="rev" value={proof.rev} />
        <input type="hidden" name="x" value="" />
        <input type="hidden" name="y" value="" />
        <p className="ta-quiet" data-pin-hint hidden>
          {texts.pinHint}{' '}
          <button type="button" className="ta-link" data-clear hidden>
            {texts.clearPin}
          </button>
        </p>
        <TextAreaField
          name="text"
          label={texts.comment}
          rows={3}
          maxLength={proofLimits.text}
          value={typed?.text ?? ''}
          required
          error={typed && answer.problem === 'text' ? texts.textMissing : undefined}
        />
        <TextField
          name="name"
          label={texts.yourName}
          maxLength={proofLimits.name}
          autoComplete="name"
          value={typed?.name ?? ''}
          required
          error={typed && answer.problem === 'name' ? texts.nameMissing : undefined}
        />
        <Row>
          <Button type="submit">{texts.send}</Button>
        </Row>
      </form>
    </div>
  );
}

function Approval({ proof, texts, language, timeZone, address, answer }: ProofViewProps) {
  const { approval, studio, rev } = proof;
  const moment = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  const isProblem = answer.typed?.number === 0 && answer.problem === 'name';
  return (
    <div id="approval">
      <Panel title={texts.approveTitle}>
        {approval && (
          <Notice tone={approval.isCurrent ? 'success' : 'warning'}>
            {texts.approvedBy(approval.name, moment.format(approval.at))}
            {!approval.isCurrent && ` ${texts.changed}`}
          </Notice>
        )}
        {approval?.isCurrent ? (
          <form method="post" action={`${address}/withdraw?lang=${language}`}>
            <Button type="submit" variant="quiet">
              {texts.withdraw}
            </Button>
          </form>
        ) : (
          <form className="ta-page-stack" method="post" action={`${address}/approve?lang=${language}`}>
            <p>{texts.approveText(studio)}</p>
            <input type="hidden" name="rev" value={rev} />
            <TextField
              name="name"
              label={texts.yourName}
              maxLength={proofLimits.name}
              autoComplete="name"
              value={answer.typed?.number === 0 ? answer.typed.name : ''}
              required
              error={isProblem ? texts.nameMissing : undefined}
            />
            <Row>
              <Button type="submit" variant="primary">
                {texts.approve}
              </Button>
            </Row>
          </form>
        )}
      </Panel>
    </div>
  );
}
