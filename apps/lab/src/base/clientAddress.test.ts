import { describe, expect, it } from 'vitest';
import { clientAddressOf, readTrustedProxies } from './clientAddress.ts';
import { StartFailure } from './startFailure.ts';

const proxies = readTrustedProxies('10.0.0.0/24, 192.0.2.7 fd00::/8');
const none = readTrustedProxies('');

describe('T-A8: the address that a request is counted under', () => {
  it.each([
    ['a header is ignored while no proxy is trusted', '10.0.0.1', '198.51.100.9', none, '10.0.0.1'],
    ['loopback is no trusted proxy by itself', '127.0.0.1', '198.51.100.9', none, '127.0.0.1'],
    ['a header is ignored from a stranger', '203.0.113.4', '198.51.100.9', proxies, '203.0.113.4'],
    ['without a header a proxy counts itself', '10.0.0.1', '', proxies, '10.0.0.1'],
    ['a trusted proxy names the visitor', '10.0.0.1', '198.51.100.9', proxies, '198.51.100.9'],
    [
      'entries that the visitor wrote are left of the one that counts',
      '10.0.0.1',
      '1.1.1.1, 8.8.8.8, 198.51.100.9',
      proxies,
      '198.51.100.9',
    ],
    [
      'a chain of trusted proxies is walked from the right',
      '10.0.0.1',
      '1.1.1.1, 198.51.100.9, 192.0.2.7, 10.0.0.200',
      proxies,
      '198.51.100.9',
    ],
    [
      'a chain of nothing but proxies ends at its first',
      '10.0.0.1',
      '10.0.0.8, 10.0.0.9',
      proxies,
      '10.0.0.8',
    ],
    ['a hidden visitor counts as the proxy', '10.0.0.1', '1.1.1.1, unknown', proxies, '10.0.0.1'],
    ['rubbish counts as the proxy', '10.0.0.1', '198.51.100.9, <script>', proxies, '10.0.0.1'],
    ['a port is no part of the address', '10.0.0.1', '198.51.100.9:4711', proxies, '198.51.100.9'],
    [
      'an IPv4 proxy on an IPv6 socket is the same proxy',
      '::ffff:10.0.0.1',
      '198.51.100.9',
      proxies,
      '198.51.100.9',
    ],
    ['IPv4 in hexadecimal IPv6 is IPv4', '::ffff:c633:6409', '', none, '198.51.100.9'],
    ['IPv6 counts by its /64', '2001:db8:1:2:3:4:5:6', '', none, '2001:db8:1:2::/64'],
    ['in every spelling', '10.0.0.1', '[2001:DB8:1:2::6]:443', proxies, '2001:db8:1:2::/64'],
    ['with zeros left out', '2001:db8::1', '', none, '2001:db8:0:0::/64'],
    ['an IPv6 proxy is trusted by its network', 'fd12::1', '2001:db8::1', proxies, '2001:db8:0:0::/64'],
    ['a zone is no part of the address', 'fe80::1%eth0', '', none, 'fe80:0:0:0::/64'],
    ['nothing is known of a call without a connection', '', '198.51.100.9', proxies, ''],
  ])('%s', (_what, peer, forwarded, trusted, expected) => {
    expect(clientAddressOf(peer, forwarded, trusted)).toBe(expected);
  });

  it.each([
    '10.0.0.1/33',
    '10.0.0.0/0',
    '::/0',
    'proxy.example',
    '10.0.0',
    '10.0.0.1/',
    '10.0.0.1/24/1',
    '*',
  ])('a start with TA_TRUSTED_PROXIES=%s is refused with the entry', (entry) => {
    expect(() => readTrustedProxies(`10.1.1.1,${entry}`)).toThrow(StartFailure);
    expect(() => readTrustedProxies(entry)).toThrow(`'${entry}'`);
  });
});
