import { afterEach, expect, test, vi } from 'vitest';
import { holdPlace } from './holdPlace.ts';

const remove: (() => void)[] = [];
afterEach(() => remove.splice(0).forEach((each) => each()));

function drawnButton() {
  const element = document.createElement('div');
  const root = element.attachShadow({ mode: 'open' });
  const button = document.createElement('button');
  root.append(button);
  document.body.append(element);
  remove.push(() => element.remove());
  return { element, root, button };
}

test('a press before the element has taken over is repeated once it is ready', async () => {
  const { element, root, button } = drawnButton();
  holdPlace(element, root);
  button.click();
  const pressed = vi.fn<() => void>();
  button.addEventListener('click', pressed);
  element.dispatchEvent(new Event('ta-ready'));
  await expect.poll(() => pressed.mock.calls.length).toBe(1);
});

test('a press between the takeover and the word that it is ready reaches the element once', async () => {
  const { element, root, button } = drawnButton();
  holdPlace(element, root);
  const pressed = vi.fn<() => void>();
  button.addEventListener('click', pressed);
  button.click();
  element.dispatchEvent(new Event('ta-ready'));
  await expect.poll(() => pressed.mock.calls.length).toBeGreaterThan(0);
  button.click();
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('a form is sent with what was written before, also where the element draws only after the event', async () => {
  const { element, root, button } = drawnButton();
  const form = document.createElement('form');
  const field = document.createElement('input');
  form.append(field, button);
  form.addEventListener('submit', (event) => event.preventDefault());
  root.append(form);
  holdPlace(element, root);
  field.value = 'anna@studio.test';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  button.click();

  let drawn = '';
  const sent: string[] = [];
  field.addEventListener('input', () => queueMicrotask(() => (drawn = field.value)));
  button.addEventListener('click', () => sent.push(drawn));
  element.dispatchEvent(new Event('ta-ready'));
  await expect.poll(() => sent).toEqual(['anna@studio.test']);
});

test('a link that is gone once the element has drawn what was written is pressed before', async () => {
  const { element, root, button: link } = drawnButton();
  const field = document.createElement('input');
  root.prepend(field);
  holdPlace(element, root);
  field.value = 'acrylic';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  link.click();

  const pressed = vi.fn<() => void>();
  link.addEventListener('click', pressed);
  field.addEventListener('input', () => queueMicrotask(() => link.remove()));
  element.dispatchEvent(new Event('ta-ready'));
  await expect.poll(() => link.isConnected).toBe(false);
  expect(pressed).toHaveBeenCalledTimes(1);
});
