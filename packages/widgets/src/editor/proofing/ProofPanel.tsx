import type { ReactElement } from 'react';
import type { ProofState } from '@trade-area/core/contract';
import { DataView } from '../../kit/DataView.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { useFailureText } from '../../kit/useFailureText.ts';
import { useFormats } from '../../kit/useFormats.ts';
import { withBoundary } from '../../kit/WidgetBoundary.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { proofingTexts } from './strings.ts';
import { useProof } from './useProof.ts';
import type { Proof } from './useProof.ts';

export interface ProofPanelProps {
  /** Uuid of the print project. */
  readonly project: string;
  /** The page is that of an order: its approval is judged by what the order prints. Default false. */
  readonly isOrder?: boolean;
}

const told = {
  copied: 'copied',
  copyFailed: 'copyFailed',
  created: 'created',
  revoked: 'revoked',
  updated: 'updated',
} as const;

/**
 * The proof of a print project for the couple: the link, the approval, and the comments with what was dealt with.
 *
 * @example
 * <ProofPanel project={project.uuid} />
 */
export const ProofPanel = withBoundary(function ProofPanel({
  project,
  isOrder = false,
}: ProofPanelProps): ReactElement {
  const t = useText(proofingTexts);
  const failureText = useFailureText();
  const proof = useProof(project);
  return (
    <div className="ta-proof">
      <p className="ta-quiet">{t('lead')}</p>
      <DataView remote={proof.remote} waiting={<Skeleton count={3} />}>
        {(state) => (
          <>
            <Approval state={state} isOrder={isOrder} />
            <Link proof={proof} state={state} />
            <Comments proof={proof} state={state} />
          </>
        )}
      </DataView>
      {proof.failure && (
        <Notice tone="danger" announce="alert">
          {failureText(proof.failure)}
        </Notice>
      )}
      <p className="ta-quiet" role="status">
        {proof.told === null ? '' : t(told[proof.told])}
      </p>
    </div>
  );
});

/** The approval; one of another revision than is printed says so. */
function Approval({ state, isOrder }: { readonly state: ProofState; readonly isOrder: boolean }) {
  const t = useText(proofingTexts);
  const { dateTime } = useFormats();
  const { approval, rev, ordered_rev: ordered } = state;
  if (!approval) return null;
  const isChanged = approval.rev !== (isOrder && ordered > 0 ? ordered : rev);
  return (
    <Notice tone={isChanged ? 'warning' : 'success'}>
      {t('approvedBy', { name: approval.name, time: dateTime(approval.at) })}
      {isChanged && ` ${t(isOrder ? 'orderDiffers' : 'changedSince')}`}
    </Notice>
  );
}

function Link({ proof, state }: { readonly proof: Proof; readonly state: ProofState }) {
  const t = useText(proofingTexts);
  const { date, number } = useFormats();
  const { link, working } = proof;
  const { ends, made, sheets, photo, rev, shown_rev: shown } = state;
  const isOpen = ends !== '';
  const until = isOpen ? t('ends', { date: date(ends.slice(0, 10)) }) : '';
  return (
    <>
      {isOpen && photo !== '' && (
        <Notice tone="danger" title={t('photoTitle')}>
          {t('photoText', { name: photo })}
        </Notice>
      )}
      {isOpen && photo === '' && made < sheets && (
        <p role="status">{t('preparing', { made: number(made), all: number(sheets) })}</p>
      )}
      {isOpen && shown !== rev && (
        <Notice tone="info" title={t('outdatedTitle')}>
          {t('outdatedText')}
        </Notice>
      )}
      {link !== '' && (
        <Field label={t('link')} hint={until}>
          <TextInput value={link} onValue={() => undefined} readOnly />
        </Field>
      )}
      {link === '' && isOpen && (
        <p>
          {until} {t('lost')}
        </p>
      )}
      <div className="ta-proof__actions">
        {link !== '' && (
          <Button size="small" variant="primary" onClick={proof.copy}>
            {t('copy')}
          </Button>
        )}
        {isOpen && shown !== rev && (
          <Button size="small" variant="primary" busy={working} onClick={proof.update}>
            {t('update')}
          </Button>
        )}
        {link === '' && (
          <Button size="small" busy={working} onClick={proof.create}>
            {t(isOpen ? 'renew' : 'create')}
          </Button>
        )}
        {isOpen && (
          <Button size="small" variant="danger" busy={working} onClick={proof.revoke}>
            {t('revoke')}
          </Button>
        )}
      </div>
    </>
  );
}

function Comments({ proof, state }: { readonly proof: Proof; readonly state: ProofState }) {
  const t = useText(proofingTexts);
  const { dateTime, number } = useFormats();
  const { comments, shown_rev: shown } = state;
  if (shown === 0) return null;
  if (comments.length === 0) return <p className="ta-quiet">{t('noComments')}</p>;
  return (
    <ul className="ta-proof__comments" aria-label={t('comments')}>
      {comments.map((comment) => (
        <li key={comment.id} className="ta-proof__comment" data-done={proof.isDone(comment) || undefined}>
          <p className="ta-proof__words" dir="auto">
            {comment.text}
          </p>
          <p className="ta-quiet">
            <bdi>{comment.name}</bdi>
            {` · ${t('place', { number: number(comment.number) })} · ${dateTime(comment.at)}`}
            {comment.rev !== shown && ` · ${t('earlier')}`}
          </p>
          <Checkbox checked={proof.isDone(comment)} onChecked={(done) => proof.settle(comment, done)}>
            {t('done')}
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}
