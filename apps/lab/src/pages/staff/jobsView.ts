import { referenceOf } from '@trade-area/core/kernel';
import { html } from 'hono/html';
import { jobProblems } from '../../jobs/definition.ts';
import { errorTexts } from '../errorTexts.ts';
import type { Markup } from '../markup.ts';
import type { Desk } from './desk.ts';
import type { FailedJob } from './jobsTable.ts';
import type { StaffSession } from './session.ts';
import { jobTexts } from './texts/jobs.ts';

export interface JobsPage {
  readonly session: StaffSession;
  readonly jobs: readonly FailedJob[];
  /** The outcome of the last form: `retry`, `delete`, `gone`. */
  readonly done: string;
}

export function jobsView(desk: Desk, { session, jobs, done }: JobsPage): Markup {
  const texts = jobTexts(desk.language);
  const notice = Object.hasOwn(texts.done, done) ? texts.done[done as keyof typeof texts.done] : '';
  return html`<p><a id="back" href="/staff/">${desk.texts.allOrders}</a></p>
    <h1>${texts.title}</h1>
    <p class="lead">${texts.lead}</p>
    ${notice ? html`<p class="notice" role="status">${notice}</p>` : html``}
    ${jobs.length === 0
      ? html`<p class="empty">${texts.empty}</p>`
      : html`<ul class="rows jobs">
            ${jobs.map((job) => row(desk, session, job))}
          </ul>
          <p class="quiet" id="delete-hint">${texts.removeHint}</p>`}`;
}

function row(desk: Desk, session: StaffSession, job: FailedJob): Markup {
  const texts = jobTexts(desk.language);
  const name = texts.kinds[job.kind] ?? texts.kinds.other;
  const problem = jobProblems.find((each) => each === job.problem) ?? 'other';
  const at = desk.moment(job.at);
  const facts = [
    job.email,
    job.file,
    job.attempts > 0 ? texts.attempts(job.attempts) : '',
    job.periodic ? texts.runsAgain(at) : texts.failed(at),
  ];
  const line = facts.filter(Boolean).join(' · ');
  const form = (action: 'retry' | 'delete', label: string, quiet: boolean) =>
    html`<form method="post" action="/staff/jobs/${action}" enctype="multipart/form-data">
      <input type="hidden" name="csrf" value="${session.csrf}" />
      <input type="hidden" name="job" value="${String(job.id)}" />
      <button
        class="button small ${quiet ? 'quiet' : ''}"
        aria-label="${label}: ${name} ${job.order}"
        ${quiet ? html`aria-describedby="delete-hint"` : html``}
      >
        ${label}
      </button>
    </form>`;
  return html`<li>
    <span class="row-head"
      ><strong>${name}</strong>${job.order
        ? html`<a href="/staff/orders/${job.order}">${job.order}</a>`
        : html``}</span
    >
    <p>${texts.problems[problem]}</p>
    <p class="quiet">${job.email || job.file ? line : capitalize(line, desk.language)}</p>
    ${job.requestId
      ? html`<p class="quiet">
          ${errorTexts(desk.language).reference} <code class="reference">${referenceOf(job.requestId)}</code>
        </p>`
      : html``}
    ${job.detail
      ? html`<details>
          <summary>${texts.details}</summary>
          <p class="quiet" dir="auto">${job.detail}</p>
        </details>`
      : html``}
    <div class="row-head">
      ${form('retry', texts.retry, false)} ${job.periodic ? html`` : form('delete', texts.remove, true)}
    </div>
  </li>`;
}

const capitalize = (text: string, language: string) =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
