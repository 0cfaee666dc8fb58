import { describe, expect, it } from 'vitest';
import type { KitTexts } from '../kit/strings.ts';
import type { Translate } from '../kit/text/bundle.ts';
import { problemText } from './words.ts';
import type { Words } from './words.ts';

const t: Words = (key) => key;
const kit: Translate<KitTexts> = (key, values) => `${key} ${String(values?.['code'])}`;
const requestId = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe('the reason why a file stopped', () => {
  it.each([
    ['offline', undefined, 'problemOffline'],
    ['offline', requestId, 'problemUnavailable reference 7728950e'],
    ['gone', requestId, 'problemGone reference 7728950e'],
    ['signIn', requestId, 'problemSignIn'],
    ['duplicate', undefined, 'problemDuplicate'],
  ] as const)('%s after the answer %s', (problem, id, text) =>
    expect(problemText(t, kit, problem, id)).toBe(text),
  );
});
