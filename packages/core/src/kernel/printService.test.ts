import { describe, expect, it } from 'vitest';
import { printService } from './printService.ts';

const labOrigin = 'http://lab.test';
const settingsOf = (change: object) => ({
  labOrigin,
  printEditor: { script: '', compatibility: false, container: '', longestWait: 20, ...change },
});

describe('the print editor that a lab names', () => {
  it('PRINT-01, GW2-34: has a script, the names that it is called by, a container and a wait', () => {
    const settings = settingsOf({
      script: 'https://print.example/init.js',
      compatibility: true,
      container: 'app',
      longestWait: 8,
    });
    expect(printService(settings)).toEqual({
      script: 'https://print.example/init.js',
      isCompatible: true,
      container: 'app',
      longestWait: 8_000,
    });
  });

  it.each([
    ['', null],
    ['http://print.example/init.js', null],
    ['javascript:alert(1)', null],
    ['//print.example/init.js', null],
    ['https://print.example/init.js', 'https://print.example/init.js'],
    ['http://127.0.0.1:5900/init.js', 'http://127.0.0.1:5900/init.js'],
  ])('T-B7: %j is loaded as %j', (script, expected) => {
    expect(printService(settingsOf({ script }))?.script ?? null).toBe(expected);
  });

  it('is absent without a setting; a container and a wait that are not named are the usual ones', () => {
    expect(printService({ labOrigin })).toBeNull();
    expect(printService(settingsOf({ script: 'https://print.example/a.js', longestWait: 0 }))).toMatchObject({
      container: 'ta-print-editor',
      longestWait: 20_000,
    });
  });
});
