import { describe, expect, it } from 'vitest';
import { captionsAddress, readVideoLink, readVisitorAddress, videoAddress, videoPath } from './index.ts';

describe('the path of a video', () => {
  it.each([
    ['/Trade Area/welcome.mp4', '/Trade Area/welcome.mp4'],
    ['welcome.mp4', '/welcome.mp4'],
    ['//a///b.mp4', '/a/b.mp4'],
    ['/Über uns/été.mp4', '/Über uns/été.mp4'],
    ['../secret.mp4', ''],
    ['/a/../../b.mp4', ''],
    ['/a/./b.mp4', ''],
    ['/a/%2e%2e/b.mp4', ''],
    ['/a%2Fb.mp4', ''],
    ['\\\\server\\b.mp4', ''],
    ['/a\u0000.mp4', ''],
    ['', ''],
    ['///', ''],
    [`/${'x'.repeat(600)}.mp4`, ''],
  ])('VID-07: %j is %j', (given, path) => expect(videoPath(given)).toBe(path));

  it('VID-01, VID-07, GW2-17: its address is encoded segment by segment', () =>
    expect(videoAddress('https://lab.test', '/Über uns/a?b#c.mp4')).toBe(
      'https://lab.test/public/video-tutorial/%C3%9Cber%20uns/a%3Fb%23c.mp4',
    ));

  it('VID-01: its captions are beside it, in a file for each language', () =>
    expect(captionsAddress('https://lab.test', '/a.b/First steps.MP4', 'it')).toBe(
      'https://lab.test/public/video-tutorial/a.b/First%20steps%40it.vtt',
    ));

  it('is read from the query, with the link of its person as it came', () =>
    expect(readVideoLink('?video_path=a.mp4&c=%20x&a=7&p=1')).toEqual({ path: '/a.mp4', c: ' x', a: '7' }));
});

describe('the answer of a look-up service', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 2001:db8::1\n', '2001:db8::1'],
    ['{"ip":"203.0.113.7"}', '203.0.113.7'],
    ['<html>blocked</html>', ''],
    ['{"ip":"javascript:1"}', ''],
    ['', ''],
  ])('VID-06: %j is %j', (answer, address) => expect(readVisitorAddress(answer)).toBe(address));
});
