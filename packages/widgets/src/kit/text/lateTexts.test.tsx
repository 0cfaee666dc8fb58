import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../testing/render.tsx';
import { FailureListener } from '../failures.ts';
import { defineTexts } from './bundle.ts';
import type { Dictionary } from './bundle.ts';
import { addLocales } from './dictionaries.ts';
// By the path that the element builds replace: the same cases hold on their engine.
import { TextProvider, useText } from '../text/engine.tsx';

const late = defineTexts('late', { hello: 'Hello' });
const refused = defineTexts('refused', { hello: 'Hello' });
let arrive: ((texts: Dictionary) => void) | undefined;
addLocales(async () => ({
  late: () => new Promise((resolve) => (arrive = resolve)),
  refused: () => Promise.reject(new TypeError('Failed to fetch')),
}));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function open(bundle: typeof late) {
  const heard: string[] = [];
  function Greeting() {
    return <p>{useText(bundle)('hello')}</p>;
  }
  const bundles = [bundle];
  const { container } = render(
    <FailureListener.Provider value={({ kind, endpoint }) => void heard.push(`${kind} ${endpoint}`)}>
      <TextProvider language="de" bundles={bundles}>
        <Greeting />
      </TextProvider>
    </FailureListener.Provider>,
  );
  return { heard, text: () => container.textContent };
}

test('texts that do not come are reported after ten seconds, shown in English, and replaced when they come (T-B9)', async () => {
  const { heard, text } = open(late);
  await expect.poll(() => arrive).toBeDefined();
  await vi.advanceTimersByTimeAsync(8_000);
  expect([text(), heard]).toEqual(['', []]);
  await vi.advanceTimersByTimeAsync(3_000);
  await expect.poll(() => [text(), heard]).toEqual(['Hello', ['offline texts.de']]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toHaveLength(1);
  arrive?.({ hello: 'Hallo' });
  await expect.poll(text).toBe('Hallo');
});

test('texts that are refused are reported once and shown in English (T-B9)', async () => {
  const { heard, text } = open(refused);
  await expect.poll(() => [text(), heard]).toEqual(['Hello', ['offline texts.de']]);
});
