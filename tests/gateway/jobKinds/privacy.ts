import { requestPrivacy } from '@trade-area/core/contract';
import { call } from '../../fixtures/wire.ts';
import { queueJob } from './lab.ts';
import type { PrepareWork } from './lab.ts';

/** Jobs that copy the data of a customer, and that erase it. */

const copy: PrepareWork = async (lab) => {
  const { base, row, sender } = lab;
  const body = { kind: 'export', order_code: '' };
  return {
    queue: () => call(base(), requestPrivacy, { token: sender.token, body }),
    made: () =>
      row(
        `select (select r.state from privacy_requests r join customers c on c.id = r.customer_id
            where c.code = $1 and r.kind = 'export') as state,
          (select count(*) > 20 and count(*) = count(distinct p.name) from privacy_parts p
            join privacy_requests r on r.id = p.request_id) as whole`,
        [sender.cod_fot],
      ),
    once: { state: 'done', whole: true },
  };
};

const erasure: PrepareWork = async (lab) => {
  const { customer, row } = lab;
  const { id } = await row(
    `insert into privacy_requests (customer_id, kind, state, requested_at)
      values ($1, 'photos', 'running', now()) returning id`,
    [customer.id],
  );
  return {
    queue: () => queueJob(lab, 'privacy.erasure', { request: Number(id) }, String(id)),
    made: () =>
      row(
        `select state, (select count(*)::int from shared_photos p where p.customer_id = r.customer_id) as photos
          from privacy_requests r where id = $1`,
        [id],
      ),
    once: { state: 'done', photos: 0 },
  };
};

export const privacyJobs: Readonly<Record<string, PrepareWork>> = {
  'privacy.export': copy,
  'privacy.erasure': erasure,
};
