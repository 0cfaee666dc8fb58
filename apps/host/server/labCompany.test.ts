import { describe, expect, it } from 'vitest';
import { companyOfLab } from './labCompany.ts';

const own = { name: 'Of the file', address: '', taxNumbers: '', privacyEmail: '' };
const imported = { name: 'Alba', address: 'Via Roma 1', taxNumbers: 'IT1', privacyEmail: 'p@alba.example' };

/** A portal whose lab gives these answers in turn; the last one is repeated. */
function portalOf(answers: readonly (() => Promise<Response>)[]) {
  let passed = 0;
  const asked: string[] = [];
  const company = companyOfLab(
    { labOrigin: 'https://lab.example', company: own },
    {
      monotonic: () => passed,
      fetch: async (address) => {
        const answer = answers[Math.min(asked.length, answers.length - 1)];
        asked.push(address instanceof Request ? address.url : String(address));
        return answer ? answer() : new Response('', { status: 500 });
      },
    },
  );
  return { company, asked, wait: (milliseconds: number) => void (passed += milliseconds) };
}
const says = (body: unknown) => async () => Response.json(body);
const silent = async () => {
  throw new TypeError('fetch failed');
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the company on the portal’s pages', () => {
  it('is the one that the lab has, asked once a minute and once for pages at the same time', async () => {
    const { company, asked, wait } = portalOf([says(imported), says({ ...imported, name: 'Alba 2' })]);
    expect(await Promise.all([company(), company()])).toEqual([imported, imported]);
    wait(59_000);
    await company();
    expect(asked).toEqual(['https://lab.example/company.json']);
    wait(2_000);
    // The page does not wait for the second answer.
    expect(await company()).toEqual(imported);
    await settled();
    expect((await company()).name).toBe('Alba 2');
    expect(asked).toHaveLength(2);
  });

  it('stays when the lab does not answer, and is that of TA_CONFIG until it has', async () => {
    const { company, asked, wait } = portalOf([silent, says(imported), silent]);
    expect(await company()).toEqual(own);
    expect(await company()).toEqual(own);
    expect(asked).toHaveLength(1);
    wait(5_000);
    expect(await company()).toEqual(imported);
    wait(60_000);
    await company();
    await settled();
    expect(await company()).toEqual(imported);
    expect(asked).toHaveLength(3);
  });

  it.each([[null], ['Alba'], [{}], [{ ...imported, name: '' }], [{ ...imported, address: 7 }]])(
    'ignores the answer %j',
    async (body) => {
      expect(await portalOf([says(body)]).company()).toEqual(own);
    },
  );

  it('ignores a page that is no answer', async () => {
    const { company } = portalOf([async () => new Response('<p>502</p>', { status: 502 })]);
    expect(await company()).toEqual(own);
  });
});
