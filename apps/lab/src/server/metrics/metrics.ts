import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { JobEnd } from '../../jobs/runJob.ts';
import type { OpenMetricsContentType } from 'prom-client';
import { addStateGauges } from './stateGauges.ts';
import type { MeasuredLab } from './stateGauges.ts';

/** Counts of one lab process. No label ever holds an id, a name or an address of a person, or a part of a request's path. */
export interface Metrics {
  /** `route`: the id of an endpoint or the pattern of a page; '' or a bare wildcard = the address led nowhere. */
  countRequest(request: {
    readonly method: string;
    readonly route: string;
    readonly status: number;
    readonly milliseconds: number;
  }): void;
  countJob(end: JobEnd): void;
  countMail(outcome: 'accepted' | 'failed'): void;
  countUploadBytes(bytes: number): void;
  /** From now on the state of the database, the jobs, the disk and the process is measured at each scrape. */
  measure(lab: MeasuredLab): void;
  /** The OpenMetrics text, version 1.0.0. */
  text(): Promise<string>;
}

export const metricsType = Registry.OPENMETRICS_CONTENT_TYPE;

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const jobBuckets = [0.05, 0.25, 1, 5, 15, 60, 300];
/** Any other is counted as `other`, because clients can send any word. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Creates the counts of a lab: each has a registry of its own, so that two in one process do not mix. */
export function createMetrics(): Metrics {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(metricsType);
  const registers = [registry];
  const requests = new Counter({
    name: 'ta_http_requests',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'ta_http_request_duration_seconds',
    help: 'Seconds from the head of a request to the end of its answer.',
    labelNames: ['method', 'route'],
    buckets: requestBuckets,
    registers,
  });
  const jobs = new Counter({
    name: 'ta_job_runs',
    help: 'Runs of jobs by this lab.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const jobDurations = new Histogram({
    name: 'ta_job_run_duration_seconds',
    help: 'Seconds that a run of a job took.',
    labelNames: ['kind'],
    buckets: jobBuckets,
    registers,
  });
  const mails = new Counter({
    name: 'ta_mails',
    help: 'Attempts to hand a mail to the mail server.',
    labelNames: ['outcome'],
    registers,
  });
  const uploadBytes = new Counter({
    name: 'ta_upload_bytes',
    help: 'Bytes of uploads that were stored.',
    registers,
  });
  let readState: () => Promise<void> = async () => undefined;
  return {
    countRequest({ method, route, status, milliseconds }) {
      const labels = {
        method: methods.includes(method) ? method : 'other',
        route: /^(\/?\*)?$/.test(route) ? 'none' : route,
      };
      requests.inc({ ...labels, status: String(status) });
      durations.observe(labels, milliseconds / 1000);
    },
    countJob({ kind, outcome, milliseconds }) {
      jobs.inc({ kind, outcome });
      jobDurations.observe({ kind }, milliseconds / 1000);
    },
    countMail: (outcome) => mails.inc({ outcome }),
    countUploadBytes: (bytes) => uploadBytes.inc(bytes),
    measure(lab) {
      collectDefaultMetrics({ register: registry });
      readState = addStateGauges(registry, lab);
    },
    async text() {
      await readState();
      return registry.metrics();
    },
  };
}
