import { expect, it } from 'vitest';
import { memoryChannel, readChannelMessage } from './channel.ts';
import type { ChannelMessage } from './channel.ts';

it('T-A10: every other tab hears, the speaker and those who left do not', () => {
  const tabs = memoryChannel();
  const [one, two, three] = [tabs.join(), tabs.join(), tabs.join()];
  const heard: [string, ChannelMessage][] = [];
  one.subscribe((message) => heard.push(['one', message]));
  two.subscribe((message) => heard.push(['two', message]));
  const stop = three.subscribe((message) => heard.push(['three', message]));
  stop();
  one.post({ kind: 'signedOut', customer: '1001' });
  expect(heard).toEqual([['two', { kind: 'signedOut', customer: '1001' }]]);
});

it.each([
  [
    { kind: 'signedOut', customer: '1' },
    { kind: 'signedOut', customer: '1' },
  ],
  [
    { kind: 'signedIn', customer: '' },
    { kind: 'signedIn', customer: '' },
  ],
  [{ kind: 'other', customer: '1' }, null],
  [{ kind: 'signedIn' }, null],
  ['signedIn', null],
  [null, null],
  [undefined, null],
  [[], null],
])('%j is read as %j', (data, expected) => {
  expect(readChannelMessage(data)).toEqual(expected);
});
