import type { ReactNode } from 'react';
import { Button, Disclosure, EmptyState } from '@trade-area/widgets/ui';
import { referenceOf } from '@trade-area/core/kernel';
import { jobProblems } from '../../jobs/definition.ts';
import { errorTexts } from '../errorTexts.ts';
import type { Desk } from './desk.ts';
import type { FailedJob } from './jobsTable.ts';
import { PageHead, TextLink } from '../parts/Page.tsx';
import { BackLink, Outcome } from './parts.tsx';
import type { StaffSession } from './session.ts';
import { jobTexts } from './texts/jobs.ts';

export interface JobsPage {
  readonly session: StaffSession;
  readonly jobs: readonly FailedJob[];
  /** The outcome of the last form: `retry`, `delete`, `gone`. */
  readonly done: string;
}

export function jobsView(desk: Desk, { session, jobs, done }: JobsPage): ReactNode {
  const texts = jobTexts(desk.language);
  const notice = Object.hasOwn(texts.done, done) ? texts.done[done as keyof typeof texts.done] : '';
  return (
    <>
      <BackLink href="/staff/">{desk.texts.allOrders}</BackLink>
      <PageHead title={texts.title} lead={texts.lead} />
      <Outcome>{notice}</Outcome>
      {jobs.length === 0 ? (
        <EmptyState title={texts.empty} />
      ) : (
        <>
          <ul className="ta-page-rows">{jobs.map((job) => row(desk, session, job))}</ul>
          <p className="ta-quiet" id="delete-hint">
            {texts.removeHint}
          </p>
        </>
      )}
    </>
  );
}

function row(desk: Desk, session: StaffSession, job: FailedJob): ReactNode {
  const texts = jobTexts(desk.language);
  const name = texts.kinds[job.kind] ?? texts.kinds.other;
  const problem = jobProblems.find((each) => each === job.problem) ?? 'other';
  const at = desk.moment(job.at);
  const { cancelled } = job;
  const facts = [
    job.email,
    cancelled?.code ?? '',
    cancelled ? desk.money(cancelled.amount, cancelled.currency) : '',
    job.file,
    job.attempts > 0 ? texts.attempts(job.attempts) : '',
    job.periodic ? texts.runsAgain(at) : texts.failed(at),
  ];
  const line = facts.filter(Boolean).join(' · ');
  const form = (action: 'retry' | 'delete', label: string) => (
    <form method="post" action={`/staff/jobs/${action}`} encType="multipart/form-data">
      <input type="hidden" name="csrf" value={session.csrf} />
      <input type="hidden" name="job" value={String(job.id)} />
      <Button
        type="submit"
        variant={action === 'retry' ? 'primary' : 'quiet'}
        aria-label={`${label}: ${name} ${job.order}`}
        aria-describedby={action === 'delete' ? 'delete-hint' : undefined}
      >
        {label}
      </Button>
    </form>
  );
  return (
    <li key={job.id} className="ta-page-column">
      <span className="ta-page-row">
        <strong>{name}</strong>
        {job.order && <TextLink href={`/staff/orders/${job.order}`}>{job.order}</TextLink>}
      </span>
      <p>{cancelled && problem === 'refundDeclined' ? texts.cancelledDeclined : texts.problems[problem]}</p>
      <p className="ta-quiet">{job.email || job.file ? line : capitalize(line, desk.language)}</p>
      {job.requestId && (
        <p className="ta-quiet">
          {`${errorTexts(desk.language).reference} `}
          <code className="ta-page-reference">{referenceOf(job.requestId)}</code>
        </p>
      )}
      {job.detail && (
        <Disclosure title={texts.details}>
          <p className="ta-quiet" dir="auto">
            {job.detail}
          </p>
        </Disclosure>
      )}
      <div className="ta-page-row">
        {form('retry', texts.retry)}
        {!job.periodic && !job.unanswered && form('delete', texts.remove)}
      </div>
    </li>
  );
}

const capitalize = (text: string, language: string) =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
