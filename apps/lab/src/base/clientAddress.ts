import { BlockList, isIP, isIPv4 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { StartFailure } from './startFailure.ts';

/** The proxies whose `X-Forwarded-For` is believed. */
export type TrustedProxies = Pick<BlockList, 'check'>;

/**
 * Reads `TA_TRUSTED_PROXIES`: addresses and networks, separated by commas or spaces; '' trusts no proxy.
 * @throws StartFailure with the entry that is neither an address nor a network.
 */
export function readTrustedProxies(text: string): TrustedProxies {
  const proxies = new BlockList();
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', prefix, ...more] = entry.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    const bits = family === 'ipv4' ? 32 : 128;
    const length = prefix === undefined ? bits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1;
    // A network of every address would let any client choose the address it is counted under.
    if (isIP(address) === 0 || more.length > 0 || length < 1 || length > bits)
      throw new StartFailure(
        `TA_TRUSTED_PROXIES has the entry '${entry}'.`,
        'Each entry must be an address or a network, for example 10.0.0.5, 10.0.0.0/24 or fd00::/8.',
      );
    if (prefix === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, length, family);
  }
  return proxies;
}

/** The visitor's address of a request that the lab's server received; '' when it is called without a server. */
export function clientAddress(context: Context, proxies: TrustedProxies): string {
  let peer = '';
  try {
    peer = getConnInfo(context).remote.address ?? '';
  } catch {
    // Called without a server, as tests do.
    return '';
  }
  return clientAddressOf(peer, context.req.header('x-forwarded-for') ?? '', proxies);
}

/**
 * The address that a request is counted under. Any client can write `X-Forwarded-For`, so it is read only where the
 * connection comes from a trusted proxy, and from the right, where each proxy adds the address it saw: the first one that
 * is no trusted proxy is the visitor. IPv6 addresses count by their /64, which one subscriber has whole.
 * @param peer address of the connection.
 * @param forwarded value of `X-Forwarded-For`, '' without one.
 */
export function clientAddressOf(peer: string, forwarded: string, proxies: TrustedProxies): string {
  let visitor = plainAddress(peer);
  const hops = forwarded.split(',').map(plainAddress);
  while (visitor !== '' && isTrusted(visitor, proxies) && hops.length > 0) {
    const hop = hops.pop() ?? '';
    // A proxy that hides the address before it (`unknown`) is the last one that is known.
    if (hop === '') break;
    visitor = hop;
  }
  return isIP(visitor) === 6 ? networkOf(visitor) : visitor;
}

/** Whether a connection comes from a trusted proxy. */
export function isTrustedPeer(peer: string, proxies: TrustedProxies): boolean {
  const address = plainAddress(peer);
  return address !== '' && isTrusted(address, proxies);
}

function isTrusted(address: string, proxies: TrustedProxies): boolean {
  return proxies.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

/** An address without port, brackets and zone, an IPv4 address in IPv6 as IPv4; '' for anything else. */
function plainAddress(text: string): string {
  const written = text.trim();
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(written)?.[1] ?? /^([\d.]+):\d+$/.exec(written)?.[1] ?? written;
  const address = bare.split('%')[0] ?? '';
  if (isIP(address) !== 6) return isIPv4(address) ? address : '';
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  const [high = 0, low = 0] = groups.slice(6);
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : address.toLowerCase();
}

function networkOf(address: string): string {
  const groups = groupsOf(address).slice(0, 4);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}

/** The eight groups of a valid IPv6 address, as numbers. */
function groupsOf(address: string): number[] {
  // The URL parser writes every IPv6 address in one form: hexadecimal, with at most one `::`.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = '', right] = canonical.split('::');
  const numbers = (part: string) => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16)));
  if (right === undefined) return numbers(left);
  const [before, after] = [numbers(left), numbers(right)];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after];
}
