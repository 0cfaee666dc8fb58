import type { ReactNode } from 'react';
import { EmptyState } from '@trade-area/widgets/ui';
import type { DeskRequest } from '../../account/privacy/requestTable.ts';
import { CheckField } from '../parts/fields.tsx';
import { PageHead } from '../parts/Page.tsx';
import { customerPath } from './customersView.tsx';
import type { Desk } from './desk.ts';
import { BackLink, DeskForm, DeskRow, Mark, Outcome, PageSteps, Problem, Send } from './parts.tsx';
import type { StaffSession } from './session.ts';
import { privacyTexts } from './texts/privacy.ts';

type Session = Pick<StaffSession, 'csrf'>;

export const privacyPath = (page: number): string => `/staff/privacy${page > 1 ? `?page=${page}` : ''}`;

/** Requests for an erasure, those that wait first. */
export function privacyView(
  desk: Desk,
  session: Session,
  given: {
    readonly requests: readonly DeskRequest[];
    readonly page: number;
    readonly more: boolean;
    /** The outcome of the last decision; '' = none was made. */
    readonly said: string;
  },
): ReactNode {
  const texts = privacyTexts[desk.language];
  const { requests, page, more, said } = given;
  const outcome = Object.hasOwn(texts.done, said) ? texts.done[said as keyof typeof texts.done] : '';
  const problem = Object.hasOwn(texts.problems, said)
    ? texts.problems[said as keyof typeof texts.problems]
    : '';
  return (
    <>
      <BackLink href="/staff/">{desk.texts.allOrders}</BackLink>
      <PageHead title={texts.title} lead={texts.lead} />
      <Outcome>{outcome}</Outcome>
      <Problem>{problem}</Problem>
      {requests.length === 0 ? (
        <EmptyState title={texts.empty} />
      ) : (
        <ul className="ta-page-rows">{requests.map((each) => row(desk, session, each))}</ul>
      )}
      <PageSteps
        label={desk.texts.pages}
        page={page}
        more={more}
        hrefFor={privacyPath}
        previous={desk.texts.older}
        next={desk.texts.newer}
      />
    </>
  );
}

function row(desk: Desk, session: Session, { request, code, company, decidedBy }: DeskRequest): ReactNode {
  const texts = privacyTexts[desk.language];
  const { id, kind, orderCode, state } = request;
  if (kind === 'export') return null;
  // Without a request: the account was closed, and its period has ended.
  const isByPeriod = request.decidedAt !== null && decidedBy === '';
  const facts = [
    orderCode === '' ? '' : texts.order(orderCode),
    isByPeriod ? texts.byPeriod : texts.requested(desk.moment(request.requestedAt)),
    request.decidedAt && !isByPeriod ? texts.decided(desk.moment(request.decidedAt), decidedBy) : '',
    request.doneAt && state === 'done' ? texts.finished(desk.moment(request.doneAt)) : '',
  ];
  return (
    <DeskRow
      key={id}
      href={customerPath(code)}
      title={company || code}
      code={company === '' ? '' : code}
      facts={[texts.kinds[kind], ...facts].filter(Boolean).join(' · ')}
      marks={<Mark isNew={state === 'waiting'}>{texts.states[state]}</Mark>}
    >
      {state === 'waiting' && (
        <>
          <p>{texts.effects[kind]}</p>
          <DeskForm session={session} action={`/staff/privacy/${id}/confirm`} working={desk.texts.sending}>
            <CheckField name="certain">{texts.certain}</CheckField>
            <Send>{texts.confirm}</Send>
          </DeskForm>
          <DeskForm session={session} action={`/staff/privacy/${id}/decline`} working={desk.texts.sending}>
            <Send primary={false}>{texts.decline}</Send>
          </DeskForm>
        </>
      )}
    </DeskRow>
  );
}
