import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { defaultConfiguration } from '../base/configuration.ts';
import { listen } from './listen.ts';
import { readSettings } from './settings.ts';

const configuration = defaultConfiguration({
  portal: 'http://portal.test',
  lab: 'http://lab.test',
  demo: 'http://demo.test',
});

it.each([
  ['on loopback alone without TA_BIND', {}, ['127.0.0.1', '::1']],
  ['on loopback alone with an empty TA_BIND', { TA_BIND: '' }, ['127.0.0.1', '::1']],
  ['on the address of TA_BIND, and on no other', { TA_BIND: '0.0.0.0' }, ['0.0.0.0']],
])('the lab listens %s (S4)', async (_where, environment, expected) => {
  const { bind = '' } = readSettings(environment, [], configuration);
  const { servers } = await listen(async () => undefined, 0, bind);
  const addresses = servers.map((server) => (server.address() as AddressInfo).address);
  for (const server of servers) server.close();
  // A machine without IPv6 has one loopback address.
  expect(expected).toEqual(expect.arrayContaining(addresses));
  expect(addresses[0]).toBe(expected[0]);
});
