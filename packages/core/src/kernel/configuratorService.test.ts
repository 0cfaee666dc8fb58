import { describe, expect, it } from 'vitest';
import { configuratorScripts, configuratorService } from './configuratorService.ts';

const labOrigin = 'http://lab.test';
const settingsOf = (change: object) => ({
  labOrigin,
  configurator: { live: '', dev: '', test: '', compatibility: false, longestWait: 20, ...change },
});

describe('the configurator that a lab names', () => {
  it('CONF-11, GW2-34: has a script for each environment', () => {
    const settings = settingsOf({
      live: 'https://cpq.example/embed.js',
      dev: 'https://dev.cpq.example/embed.js',
      test: 'https://test.cpq.example/embed.js',
      compatibility: true,
      longestWait: 8,
    });
    expect(configuratorService(settings, '')).toEqual({
      script: 'https://cpq.example/embed.js',
      isCompatible: true,
      longestWait: 8_000,
    });
    expect(configuratorService(settings, 'dev')?.script).toBe('https://dev.cpq.example/embed.js');
    expect(configuratorService(settings, 'test')?.script).toBe('https://test.cpq.example/embed.js');
    expect(configuratorScripts(settings)).toHaveLength(3);
  });

  it.each([
    ['', null],
    ['http://cpq.example/embed.js', null],
    ['http://localhost.example/embed.js', null],
    ['http://127.0.0.1.example/embed.js', null],
    ['javascript:alert(1)', null],
    ['//cpq.example/embed.js', null],
    ['https://cpq.example/embed.js', 'https://cpq.example/embed.js'],
    ['http://lab.test/embed/configurator.js', 'http://lab.test/embed/configurator.js'],
    ['http://127.0.0.1:5900/embed.js', 'http://127.0.0.1:5900/embed.js'],
  ])('T-B7: %j is loaded as %j', (live, expected) => {
    const settings = settingsOf({ live });
    expect(configuratorService(settings, '')?.script ?? null).toBe(expected);
    expect(configuratorScripts(settings)).toEqual(expected === null ? [] : [expected]);
    expect(configuratorService(settings, 'dev')).toBeNull();
  });

  it('waits 20 seconds where the setting is no number of seconds, and is absent without a setting', () => {
    const settings = settingsOf({ live: 'https://cpq.example/embed.js', longestWait: 0 });
    expect(configuratorService(settings, '')?.longestWait).toBe(20_000);
    expect(configuratorService({ labOrigin }, '')).toBeNull();
  });
});
