import { checkPrintEditor } from '../../scripts/conformance/checkPrintEditor.mjs';
import { outsidePrintName } from '../../scripts/conformance/compatibility.mjs';
import { expect, sites, test } from '../e2e/fixtures.ts';
import { startPrintEditorService } from '../fixtures/scriptSite.ts';

let service: Awaited<ReturnType<typeof startPrintEditorService>>;
test.beforeAll(async () => {
  service = await startPrintEditorService();
});
test.afterAll(() => service.stop());

const given = { origin: new URL(sites.portal).origin, family: '27', wait: 1_500 };

for (const isCompatible of [false, true])
  test(`PRINT-01, PRINT-16: the stand-in of an outside editor keeps every rule, ${isCompatible ? 'under its own name' : 'under the neutral name'}`, async ({
    context,
  }) => {
    const script = `${service.script}${isCompatible ? `?name=${outsidePrintName}` : ''}`;
    const results = await checkPrintEditor(context, { ...given, script, isCompatible });
    expect(results.filter(({ problem }) => problem !== '')).toEqual([]);
    expect(results.map(({ rule }) => rule)).toEqual(Object.keys(broken));
  });

const broken = {
  object: /has no setEditorConfig or no deinit$/,
  host: /^it replaced refreshSession$/,
  element: /^the element is empty after 1500 ms$/,
  deinit: /nodes are left in the element$/,
  silent: /^after it was left it called refreshSession/,
  again: /^the second one is empty/,
};

test('PRINT-14: an editor that breaks one of the rules is found out, each by its own reason', async ({
  context,
}) => {
  for (const [rule, reason] of Object.entries(broken)) {
    const script = `${service.script}?broken=${rule}`;
    const [result] = await checkPrintEditor(context, { ...given, script, rules: [rule] });
    expect(result?.problem, rule).toMatch(reason);
  }
});

test('PRINT-14: a script that throws, cannot be started or cannot be loaded is found out', async ({
  context,
  guard,
}) => {
  guard.allow(/the stand-in is broken|ERR_UNSAFE_PORT/);
  const problems: string[] = [];
  for (const script of [
    `${service.script}?broken=throws`,
    `${service.script}?broken=config`,
    'http://127.0.0.1:9/embed.js',
  ]) {
    const results = await checkPrintEditor(context, { ...given, script, rules: ['element'] });
    problems.push(...results.map(({ problem }) => problem));
  }
  expect(problems).toEqual([
    expect.stringContaining('has no setEditorConfig'),
    expect.stringContaining('the stand-in cannot be started'),
    expect.stringContaining('could not be loaded'),
  ]);
});
