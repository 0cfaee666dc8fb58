import { checkConfigurator } from '../../scripts/conformance/checkConfigurator.mjs';
import { outsideNames } from '../../scripts/conformance/compatibility.mjs';
import { expect, sites, test } from '../e2e/fixtures.ts';
import { startConfiguratorService } from '../fixtures/scriptSite.ts';

let service: Awaited<ReturnType<typeof startConfiguratorService>>;
test.beforeAll(async () => {
  service = await startConfiguratorService();
});
test.afterAll(() => service.stop());

const origin = new URL(sites.portal).origin;
const given = { origin, configurator: '10', wait: 1_500 };

test('CONF-23: the lab’s own script keeps every rule of the port', async ({ context, guard }) => {
  // The number that no configurator has.
  guard.allow(/404 \(Not Found\)/);
  // This is about the port: the scene takes the processor of a machine without a graphics card for many seconds.
  await context.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const script = `${sites.lab}embed/configurator.js`;
  const results = await checkConfigurator(context, { ...given, script, wait: 20_000 });
  expect(results.filter(({ problem }) => problem !== '')).toEqual([]);
  expect(results.map(({ rule }) => rule)).toEqual(Object.keys(broken));
});

for (const isCompatible of [false, true])
  test(`CONF-23, GW2-34: the stand-in of an outside service keeps them, ${isCompatible ? 'under its own names' : 'under the neutral names'}`, async ({
    context,
  }) => {
    const script = `${service.script}${isCompatible ? `?names=${[...outsideNames.path, outsideNames.option].join('.')}` : ''}`;
    const results = await checkConfigurator(context, { ...given, script, isCompatible });
    expect(results.filter(({ problem }) => problem !== '')).toEqual([]);
  });

const broken = {
  class: /is no class$/,
  element: /^the element is empty$/,
  ready: /^not ready after 1500 ms; it sent \[\]$/,
  begin: /^Pages is not 44: /,
  shape: /^neither a text nor a number, or both: /,
  once: /^2 answers to one question$/,
  setFields: /^Pages is not 44: /,
  changed: /^no fieldsChanged with Pages 44/,
  unknown: /^no error for the unknown configurator/,
  dispose: /nodes are left in the element$/,
  silent: /^after it was left it sent \["fieldsChanged"\]$/,
  again: /^the second one is not ready/,
};

test('CONF-23: a service that breaks one of the rules is found out, each by its own reason', async ({
  context,
}) => {
  for (const [rule, reason] of Object.entries(broken)) {
    const script = `${service.script}?broken=${rule}`;
    const [result] = await checkConfigurator(context, { ...given, script, rules: [rule] });
    expect(result?.problem, rule).toMatch(reason);
  }
});

test('CONF-21: a script that throws, cannot be made or cannot be loaded is found out', async ({
  context,
  guard,
}) => {
  guard.allow(/the stand-in is broken|ERR_UNSAFE_PORT/);
  const problems: string[] = [];
  for (const script of [
    `${service.script}?broken=throws`,
    `${service.script}?broken=constructor`,
    'http://127.0.0.1:9/embed.js',
  ]) {
    const results = await checkConfigurator(context, { ...given, script, rules: ['ready'] });
    problems.push(...results.map(({ problem }) => problem));
  }
  expect(problems).toEqual([
    'window.TradeAreaConfigurator is no class',
    expect.stringContaining('the stand-in cannot be made'),
    expect.stringContaining('could not be loaded'),
  ]);
});
