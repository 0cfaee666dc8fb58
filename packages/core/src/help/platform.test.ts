import { describe, expect, it } from 'vitest';
import { ownPlatformFirst, platformOf } from './platform.ts';

describe('the visitor’s system', () => {
  it.each([
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'mac'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 'pc'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148', ''],
    ['Mozilla/5.0 (X11; Linux x86_64)', ''],
    ['', ''],
  ])('%s is %j', (agent, platform) => expect(platformOf(agent)).toBe(platform));

  it.each([
    ['mac', ['b', 'd', 'a', 'c']],
    ['pc', ['c', 'a', 'b', 'd']],
    ['', ['a', 'b', 'c', 'd']],
  ] as const)('LAY-39: the downloads for %j come first', (platform, order) => {
    const entries = [
      { id: 'a', platform: '' },
      { id: 'b', platform: 'mac' },
      { id: 'c', platform: 'pc' },
      { id: 'd', platform: 'mac' },
    ];
    expect(ownPlatformFirst(entries, platform).map(({ id }) => id)).toEqual(order);
  });
});
