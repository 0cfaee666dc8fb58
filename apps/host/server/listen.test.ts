import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { demoHandler } from './demo.ts';
import { listen } from './listen.ts';
import { portalHandler } from './portal.ts';
import { configurationFrom } from './configuration.ts';

const { sites, portal } = configurationFrom({});

describe.each([
  ['trade area', 'TA_HOST_PORT', portalHandler('.', portal), sites.portal],
  ['shop pages', 'TA_DEMO_PORT', demoHandler('.', sites), sites.demo],
])('the server of the %s', (site, variable, handler, origin) => {
  it.each([
    ['on loopback alone without TA_BIND', undefined, ['127.0.0.1', '::1']],
    ['on loopback alone with an empty TA_BIND', '', ['127.0.0.1', '::1']],
    ['on the address of TA_BIND, and on no other', '0.0.0.0', ['0.0.0.0']],
  ])('listens %s (S4)', async (_where, address, expected) => {
    const servers = await listen(handler, site, variable, 0, address, origin);
    const addresses = servers.map((server) => (server.address() as AddressInfo).address);
    for (const server of servers) server.close();
    // A machine without IPv6 has one loopback address.
    expect(expected).toEqual(expect.arrayContaining(addresses));
    expect(addresses[0]).toBe(expected[0]);
  });
});
