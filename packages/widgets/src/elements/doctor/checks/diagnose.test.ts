import { expect, it } from 'vitest';
import { factsOf, placed } from '../fixtures.ts';
import { published } from '../published.ts';
import { doctorTexts } from '../strings.ts';
import { checks, diagnose } from './diagnose.ts';

it('twenty checks find nothing on a page with which nothing is wrong', () => {
  expect(Object.keys(checks)).toHaveLength(20);
  expect(diagnose(factsOf())).toEqual([]);
});

it('says each mistake once, and first what does not work', () => {
  const wrong = placed('orders', { attributes: { variant: 'ful' }, inside: 'form' });
  const page = { elements: [wrong, wrong, placed('login')], isStorageBlocked: true, characterSet: 'latin1' };
  expect(diagnose(factsOf({ page })).map(({ check, verdict }) => `${check} ${verdict}`)).toEqual([
    'names bad',
    'charset bad',
    'nesting note',
    'storage note',
  ]);
});

it('has two texts for every mistake, and fills in all that they ask for', () => {
  const texts: Readonly<Record<string, string>> = doctorTexts.english;
  const page = {
    origin: 'null',
    elements: [
      placed('orders', { attributes: { lang: 'pt', gateway: 'lab', session: 'x' }, width: 0, inside: 'a' }),
      placed('price', { isDefined: false, ownProperties: ['options'] }),
      placed('logn', { isDefined: false }),
    ],
    frames: [{ src: 'https://portal.example/ta/', sandbox: null }],
    policies: ["default-src 'none'; trusted-types shop"],
    isHtmlPolicyRefused: true,
    tokens: ['--ta-x'],
    replaced: ['fetch'],
    unsupported: ['<dialog>'],
  };
  const found = diagnose(factsOf({ page, lab: { answer: 'wrong', status: 500, ahead: 1e7 } }));
  expect(found.length).toBeGreaterThan(14);
  for (const { mistake, values } of found)
    for (const key of [mistake, `${mistake}Why`]) {
      const asked = [...(texts[key] ?? '{{missing}}').matchAll(/\{\{(\w+)\}\}/g)].map(
        ([, name = '']) => name,
      );
      const unfilled = asked.filter((name) => !Object.hasOwn(values, name));
      expect({ key, unfilled }).toEqual({ key, unfilled: [] });
    }
});

it('knows what the manifests publish', () => {
  const orders = published.elements.find(({ name }) => name === 'orders');
  expect(orders?.attributes['no-progress']).toEqual({ type: 'boolean' });
  expect(orders?.attributes['variant']?.values).toEqual(['dashboard', 'full']);
  expect(orders).toMatchObject({ needsSignIn: true, properties: ['session'], policy: ['frame-src'] });
  expect(published.elements.map(({ name }) => name)).toContain('provider');
});
