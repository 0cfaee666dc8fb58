import { describe, expect, it } from 'vitest';
import { factsOf, placed, script } from '../fixtures.ts';
import { checkModuleType, checkScript, checkVersions } from './loading.ts';

const waiting = placed('orders', { isDefined: false, version: '' });

describe('the script of an element', () => {
  it('that is missing is written for it, from the lab', () => {
    expect(checkScript(factsOf({ page: { elements: [waiting, waiting] } }))).toEqual([
      {
        mistake: 'scriptMissing',
        verdict: 'bad',
        values: { tag: '<ta-orders>' },
        instead: '<script type="module" src="https://lab.example/widgets/v1/orders.js"></script>',
      },
    ]);
  });

  it.each(['orders', 'all'])('that is there as %s and did not define it is named by its address', (name) => {
    const facts = factsOf({ page: { elements: [waiting], scripts: [script(name)] } });
    expect(checkScript(facts)).toMatchObject([
      { mistake: 'scriptFailed', values: { address: `https://lab.example/widgets/v1/${name}.js` } },
    ]);
  });

  it.each([
    ['an element that is defined', { elements: [placed('orders')] }],
    ['scripts that still have time', { elements: [waiting], isSettled: false }],
    ['a foreign tag', { elements: [placed('elsewhere', { isDefined: false })] }],
  ])('%s: nothing is said', (_what, page) => expect(checkScript(factsOf({ page }))).toEqual([]));
});

describe('a script that is no module', () => {
  const classic = { ...script('orders'), isModule: false };

  it('is written as one, and is the only thing said of its element', () => {
    const facts = factsOf({ page: { elements: [waiting], scripts: [classic] } });
    expect(checkModuleType(facts)).toMatchObject([
      {
        mistake: 'scriptClassic',
        instead: '<script type="module" src="https://lab.example/widgets/v1/orders.js"></script>',
      },
    ]);
    expect(checkScript(facts)).toEqual([]);
  });

  it('is none where it is one', () =>
    expect(checkModuleType(factsOf({ page: { scripts: [script('orders')] } }))).toEqual([]));
});

describe('versions', () => {
  it('of elements that differ are listed', () => {
    const elements = [
      placed('orders'),
      placed('login', { version: '0.2.0' }),
      placed('provider', { version: '' }),
    ];
    expect(checkVersions(factsOf({ page: { elements } }))).toMatchObject([
      { mistake: 'versionsDiffer', values: { versions: '0.1.0, 0.2.0' } },
    ]);
  });

  it('of scripts that differ are listed, with one script of the first', () => {
    const scripts = [script('orders', '0.1.0'), script('login', 'v1')];
    expect(checkVersions(factsOf({ page: { scripts } }))).toMatchObject([
      {
        values: { versions: '0.1.0, v1' },
        instead: '<script type="module" src="https://lab.example/widgets/0.1.0/all.js"></script>',
      },
    ]);
  });

  it('that are one are no mistake', () => {
    const elements = [placed('orders'), placed('login'), placed('provider', { version: '' })];
    expect(checkVersions(factsOf({ page: { elements, scripts: [script('all'), script('login')] } }))).toEqual(
      [],
    );
  });
});
