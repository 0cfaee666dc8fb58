import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, sites, test } from '../e2e/fixtures.ts';

/** Whether something on this machine accepts a connection at an address. */
function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2_000 });
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}

/** Addresses under which other machines reach this one, and one of loopback that a server on every address answers, too. */
const others = [
  '127.0.0.2',
  ...Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, scopeid }) => !internal && !scopeid)
    .map(({ address }) => address),
];

for (const [site, address] of Object.entries(sites)) {
  test(`the ${site} listens on loopback alone, unless it is told otherwise (S4)`, async () => {
    const port = Number(new URL(address).port);
    expect(await accepts('127.0.0.1', port)).toBe(true);
    expect(await Promise.all(others.map((host) => accepts(host, port)))).toEqual(others.map(() => false));
  });
}
