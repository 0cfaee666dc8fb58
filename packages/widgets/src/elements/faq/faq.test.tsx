import { afterEach, expect, test } from 'vitest';
import {
  closeElements,
  customerAnswers,
  openElement,
  visitorWhoSignsIn,
} from '../../../testing/openElement.ts';
import { wireFaq } from '../../help/fixtures.ts';
import { define } from './element.ts';

define();
afterEach(closeElements);

const open = (attributes: Record<string, string> = {}, answer: unknown = wireFaq()) => {
  const answers: Record<string, unknown> = { ...customerAnswers, '/public/faq': answer };
  const visitor = visitorWhoSignsIn();
  const properties = { session: visitor.session };
  return { ...openElement('ta-faq', ['ta-error'], { answers, attributes, properties }), answers };
};
const opened = (element: HTMLElement) =>
  [...(element.shadowRoot?.querySelectorAll('details[open] > summary') ?? [])].map((summary) =>
    summary.textContent?.trim(),
  );

test('FAQ-01, FAQ-02: a visitor reads questions and policy, and searches, while the page’s address stays', async () => {
  const before = location.href;
  const { screen, element } = open();
  await expect.element(screen.getByText('Do I get a proof?')).toBeVisible();
  await screen.getByRole('searchbox', { name: 'Search questions and answers' }).fill('dpi');
  await expect.poll(() => opened(element)).toEqual(['Which resolution?']);
  await expect.poll(() => element.shadowRoot?.querySelector('mark')?.textContent).toBe('dpi');
  await screen.getByRole('tab', { name: 'POLICY & PROCEDURES' }).click();
  await expect.element(screen.getByText('Inspect the order.')).toBeVisible();
  expect(location.href).toBe(before);
});

test('a question of the page opens, and the next one; the page is not scrolled', async () => {
  const spacer = document.body.appendChild(document.createElement('div'));
  spacer.style.height = '3000px';
  const { element } = open({ question: 'cafe' });
  await expect.poll(() => opened(element)).toEqual(['A café book?']);
  expect(scrollY).toBe(0);
  element.setAttribute('question', 'proof');
  await expect.poll(() => opened(element)).toEqual(['Do I get a proof?']);
  expect(document.activeElement).toBe(document.body);
});

test('one topic without the policy, in the language of the page', async () => {
  const { screen, element, requests } = open({ topic: 'files', 'no-policy': '', lang: 'it' });
  await expect.element(screen.getByRole('searchbox', { name: 'Cerca tra domande e risposte' })).toBeVisible();
  expect(requests.find(({ path }) => path === '/public/faq')?.sent).toBe('lang=it');
  const headings = [...(element.shadowRoot?.querySelectorAll('h2') ?? [])];
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Preparing files']);
  await expect.element(screen.getByRole('tab')).not.toBeInTheDocument();
});

test('a lab that does not answer is said, with a way to ask again', async () => {
  const { screen, answers, told } = open({}, 500);
  const again = screen.getByRole('button', { name: 'Retry' });
  await expect.element(again).toBeVisible();
  await expect.poll(() => told('ta-error')).toMatchObject([{ tag: 'ta-faq', endpoint: 'help.faq' }]);
  answers['/public/faq'] = wireFaq();
  await again.click();
  await expect.element(screen.getByText('Do I get a proof?')).toBeVisible();
});
