import { setTimeout as pause } from 'node:timers/promises';
import { peopleOn } from './people/peopleOn.mjs';

export const name = 'people';

const count = 200;
/** `TA_BENCH_MINUTES`: on the embedded database, and after a comma on PostgreSQL; 0 leaves one out. */
const [minutes, serverMinutes = minutes] = (process.env.TA_BENCH_MINUTES ?? '10').split(',').map(Number);

/**
 * 200 people who work in the portal for ten minutes, each with pauses of five seconds on average between two acts, and one
 * colleague at the desk who answers them: times of reads, writes and sign-ins, wrong answers, memory of the lab. Beside
 * bare `node:http` that answers the same requests of the same people, at the same pace, for a tenth of the time.
 */
export async function cases(context) {
  const databases = [
    { database: 'embedded database', minutes },
    { database: 'PostgreSQL', minutes: serverMinutes },
  ];
  return databases.filter((each) => each.minutes > 0).flatMap((each) => casesOn(context, each));
}

function casesOn(context, { database, minutes: length }) {
  let played;
  /** Every case reads the same round. */
  const play = () => (played ??= peopleOn(context, { database, minutes: length, count, pause }));
  const title = (of) => `${of}, ${count} people for ${length} min, ${database}`;
  const once = { runs: 1, warmUps: 0 };
  const times = (kind) => ({
    ...once,
    title: title({ read: 'reads', write: 'writes', signIn: 'sign-ins' }[kind]),
    unit: 'ms',
    reference: { name: 'node:http, ready buffer', run: async () => (await play()).bare.times(kind) },
    ours: { name: 'lab', run: async () => (await play()).lab.times(kind) },
  });
  let result;
  const keep = async (value) => {
    result = await play();
    return value(result);
  };
  return [
    { ...times('read'), limits: [{ of: 'p99', most: 50 }] },
    { ...times('write'), limits: [{ of: 'p99', most: 50 }] },
    // Their passwords are hashed: no limit, and nothing like it beside them.
    { ...times('signIn'), reference: undefined },
    {
      ...once,
      title: title('answers that were wrong or missing'),
      unit: 'answers',
      ours: { name: 'lab', run: () => keep(({ lab }) => lab.faults.length) },
      limits: [{ of: 'p50', most: 0 }],
    },
    {
      ...once,
      title: title('resident memory of the lab after the first fifth'),
      unit: 'MB a minute',
      ours: { name: 'lab', run: () => keep(({ memory }) => memory.slope) },
      limits: [{ of: 'p50', most: 3 }],
      details: () => ({ round: result.report }),
    },
  ];
}
