import { createProof } from '@trade-area/core/contract';
import { makeSheet } from '../../fixtures/sheets.ts';
import { call } from '../../fixtures/wire.ts';
import { documentOf, orderProject, printsOn, withPrints } from '../printSteps.ts';
import { makeDue, pathsOf } from './lab.ts';
import type { PrepareWork } from './lab.ts';

/** Jobs of print projects: the print files of an order, and the end of photos that nothing shows. */

const uuidOf = (number: number) => `0b1c2d3e-5555-4222-8333-${String(number).padStart(12, '0')}`;

const printFiles: PrepareWork = async (lab) => {
  const uuid = uuidOf(1);
  const { make, saved, send } = printsOn(lab.base);
  const kept = await make(lab.sender, uuid, '10x15');
  const photo = await send(lab.sender, kept, await makeSheet({ width: 1300, height: 1900, seed: 9 }));
  await saved(lab.sender, withPrints(documentOf(kept), [photo]));
  return {
    queue: () => orderProject(lab.base(), lab.sender, uuid),
    made: () =>
      lab.rows(
        `select r.state, f.kind from print_runs r left join print_files f on f.order_id = r.order_id
          join orders o on o.id = r.order_id join quotes q on q.order_code = o.commessa
          where q.print_uuid = $1 order by f.kind`,
        [uuid],
      ),
    once: ['pdf', 'proof', 'sheet', 'web'].map((kind) => ({ state: 'done', kind })),
  };
};

const unusedPhotos: PrepareWork = async (lab) => {
  const uuid = uuidOf(2);
  const { make, photos, send } = printsOn(lab.base);
  const kept = await make(lab.sender, uuid, '10x15');
  const { id } = await send(lab.sender, kept, await makeSheet({ width: 640, height: 480, seed: 10 }));
  await lab.rows(`update uploads set touched_at = touched_at - interval '60 days' where id = $1`, [id]);
  return {
    queue: () => makeDue(lab, 'print.cleanUp'),
    made: async () => [(await photos(lab.sender, uuid)).length, pathsOf(lab, id).length],
    once: [0, 0],
  };
};

const proof: PrepareWork = async (lab) => {
  const uuid = uuidOf(3);
  const { make, saved, send } = printsOn(lab.base);
  const kept = await make(lab.sender, uuid, '10x15');
  const photo = await send(lab.sender, kept, await makeSheet({ width: 1300, height: 1900, seed: 11 }));
  await saved(lab.sender, withPrints(documentOf(kept), [photo]));
  return {
    queue: () => call(lab.base(), createProof, { token: lab.sender.token, body: { uuid } }),
    made: () =>
      lab.rows(
        `select p.document, p.sheets, count(s.id)::int as made from couple_proofs p
          left join couple_proof_sheets s on s.proof_id = p.id and s.rev = p.rev
          join projects j on j.id = p.project_id where j.uuid = $1 group by p.document, p.sheets`,
        [uuid],
      ),
    once: [{ document: '', sheets: 1, made: 1 }],
  };
};

export const printJobs: Readonly<Record<string, PrepareWork>> = {
  'print.files': printFiles,
  'print.proof': proof,
  'print.cleanUp': unusedPhotos,
};
