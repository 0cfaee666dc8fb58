import { useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page as window_, userEvent } from 'vitest/browser';
import { renderAsCustomer } from '../../testing/customer.tsx';
import type { CustomerOptions } from '../../testing/customer.tsx';
import type { AnyCallback } from '../../testing/render.tsx';
import safeHtml from '../kit/html/safeHtml.css?inline';
import { Faq } from './Faq.tsx';
import type { FaqProps } from './Faq.tsx';
import { wireFaq, wireQuestion } from './fixtures.ts';
import sheet from './help.css?inline';
import { helpTexts } from './strings.ts';

const addressSpy = vi.fn<AnyCallback>();

function Page({ first, ...props }: { readonly first: string } & Partial<FaqProps>) {
  const [search, setSearch] = useState(first);
  return (
    <Faq
      {...props}
      search={search}
      onAddress={(address, { replace }) => {
        addressSpy(address, replace);
        setSearch(address.split('?')[1] ?? '');
      }}
    />
  );
}

interface FaqOptions extends Omit<CustomerOptions, 'answers'> {
  readonly answer?: unknown;
  readonly first?: string;
  readonly props?: Partial<FaqProps>;
}

/** Draws the questions of a lab that answers this. */
async function open({ answer = wireFaq(), first = '', props = {}, ...options }: FaqOptions = {}) {
  addressSpy.mockClear();
  const answers: Record<string, unknown> = { '/public/faq': answer };
  const drawn = await renderAsCustomer(<Page first={first} {...props} />, {
    bundles: [helpTexts],
    ...options,
    answers,
  });
  const look = new CSSStyleSheet();
  look.replaceSync([safeHtml, sheet].join('\n'));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, look];
  const textsOf = (query: string) => () =>
    [...drawn.container.querySelectorAll(query)].map(({ textContent }) => textContent?.trim());
  return {
    ...drawn,
    answers,
    groups: textsOf('section > h2'),
    questions: textsOf('summary'),
    opened: textsOf('details[open] > summary'),
    marked: textsOf('mark'),
    box: drawn.screen.getByRole('searchbox', { name: 'Search questions and answers' }),
  };
}

describe('questions', () => {
  test('FAQ-02, FAQ-05, T-C1: by topic in the lab’s order, closed; a press opens the cleaned answer', async () => {
    const hostile = wireQuestion('x', { risposta: '<p>Kind <b>words</b></p><script>taRan = 1</script>' });
    const groups = [{ topic: 'x', nome: 'More', order: 3, domande: [hostile] }, ...wireFaq().groups];
    const { screen, groups: names, questions, opened } = await open({ answer: wireFaq({ groups }) });
    await expect.poll(names).toEqual(['Ordering', 'Preparing files', 'More']);
    expect(questions()).toEqual(['Do I get a proof?', 'Which resolution?', 'A café book?', 'Question x?']);
    expect(opened()).toEqual([]);
    await screen.getByText('Question x?').click();
    await expect.element(screen.getByText('words')).toBeVisible();
    expect(opened()).toEqual(['Question x?']);
    expect('taRan' in window).toBe(false);
  });

  test('a question opens with the keyboard', async () => {
    const { screen, opened } = await open();
    const question = screen.getByText('Do I get a proof?');
    await expect.element(question).toBeVisible();
    question.element().closest('summary')?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(opened).toEqual(['Do I get a proof?']);
    await expect.element(screen.getByText('Yes, as PDF.')).toBeVisible();
  });

  test('none: says what would be there; failed: says so and asks again', async () => {
    const empty = await open({ answer: wireFaq({ groups: [] }) });
    await expect.element(empty.screen.getByText('No questions yet')).toBeVisible();
    empty.remove();
    const failed = await open({ answer: 503 });
    await expect.element(failed.screen.getByRole('alert')).toBeVisible();
    failed.answers['/public/faq'] = wireFaq();
    await failed.screen.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(failed.groups).toEqual(['Ordering', 'Preparing files']);
  });

  test('of one topic alone, without the policy', async () => {
    const { screen, groups } = await open({ props: { topic: 'files', noPolicy: true } });
    await expect.poll(groups).toEqual(['Preparing files']);
    await expect.element(screen.getByRole('tab')).not.toBeInTheDocument();
  });

  test('a visitor without a session reads them', async () => {
    const { groups } = await open({ nobody: true });
    await expect.poll(groups).toHaveLength(2);
  });
});

describe('search', () => {
  test('FAQ-02, FAQ-17: questions and answers in any case; matches are open and marked, other topics hidden', async () => {
    const { screen, box, groups, questions, opened, marked } = await open();
    await expect.poll(groups).toHaveLength(2);
    await box.fill('  PROOF ');
    await expect.poll(questions).toEqual(['Do I get a proof?', 'Which resolution?']);
    expect(opened()).toEqual(questions());
    await expect.poll(marked).toEqual(['proof', 'proof']);
    await expect.element(screen.getByText('2 questions')).toBeVisible();
    await expect.element(screen.getByText('300 dpi')).toBeVisible();
    expect(addressSpy.mock.lastCall).toEqual(['/ta/faq?search=PROOF', true]);
    await box.fill('300 dpi');
    await expect.poll(groups).toEqual(['Preparing files']);
    await expect.poll(marked).toEqual(['300', 'dpi']);
    await expect.element(screen.getByText('1 question', { exact: true })).toBeVisible();
  });

  test('FAQ-17: accents make no difference', async () => {
    const { box, groups, questions, marked } = await open();
    await expect.poll(groups).toHaveLength(2);
    await box.fill('cafe');
    await expect.poll(questions).toEqual(['A café book?']);
    expect(marked()).toEqual(['café']);
  });

  test('FAQ-17: no match says so, and one press shows all questions again', async () => {
    const { screen, groups, box } = await open({ first: 'search=zebra' });
    await expect.element(screen.getByText('No results')).toBeVisible();
    await expect.element(box).toHaveValue('zebra');
    expect(groups()).toEqual([]);
    await screen.getByRole('button', { name: 'Show all questions' }).click();
    await expect.poll(groups).toHaveLength(2);
    await expect.element(box).toHaveValue('');
    expect(addressSpy.mock.lastCall).toEqual(['/ta/faq', true]);
  });

  test('the slash leads to the box, Escape empties it, and the questions are closed again', async () => {
    const { box, groups, opened, marked } = await open();
    await expect.poll(groups).toHaveLength(2);
    await userEvent.keyboard('/');
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard('pdf');
    await expect.poll(opened).toEqual(['Do I get a proof?']);
    await expect.poll(marked).toEqual(['PDF']);
    await userEvent.keyboard('{Escape}');
    await expect.poll(groups).toHaveLength(2);
    expect(opened()).toEqual([]);
    await expect.poll(marked).toEqual([]);
  });
});

describe('links to a question', () => {
  test('open it, lead to it, and give it the focus', async () => {
    const many = Array.from({ length: 40 }, (_, index) => wireQuestion(String(index)));
    const groups = [{ topic: 'x', nome: 'Many', order: 1, domande: many }];
    const { screen, opened } = await open({ answer: wireFaq({ groups }), first: 'question=37' });
    await expect.element(screen.getByText('Answer 37.')).toBeVisible();
    expect(opened()).toEqual(['Question 37?']);
    expect(document.activeElement?.textContent).toContain('Question 37?');
    const { top, bottom } = screen.getByText('Question 37?').element().getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  });

  test('to a question that was removed say so, above all others', async () => {
    const { screen, groups, opened } = await open({ first: 'question=gone' });
    await expect
      .element(screen.getByText('The question you were looking for is no longer available.'))
      .toBeVisible();
    expect([groups().length, opened()]).toEqual([2, []]);
  });

  test('are copied; where the browser refuses, they are shown', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    onTestFinished(() => void vi.restoreAllMocks());
    const { screen, area } = await open({ first: 'question=proof' });
    const link = `${area.config.portalOrigin}/ta/faq?question=proof`;
    const copy = screen.getByRole('button', { name: 'Copy link to “Do I get a proof?”' });
    await copy.click();
    await expect.element(screen.getByText('Link copied.')).toBeVisible();
    expect(write.mock.calls).toEqual([[link]]);
    write.mockRejectedValue(new Error('refused'));
    await copy.click();
    await expect.element(screen.getByText(`Select this link and copy it: ${link}`)).toBeVisible();
  });
});

describe('the policy', () => {
  test('FAQ-01, FAQ-15, FAQ-18: is the second tab, in the address, with headings and paragraphs', async () => {
    const { screen, container } = await open();
    await screen.getByRole('tab', { name: 'POLICY & PROCEDURES' }).click();
    expect(addressSpy.mock.calls).toEqual([['/ta/faq?tab=policy', false]]);
    await expect.element(screen.getByRole('heading', { name: 'On receipt' })).toBeVisible();
    const paragraphs = [...container.querySelectorAll('[role="tabpanel"] p')];
    expect(paragraphs.map(({ textContent }) => textContent)).toEqual([
      'Inspect the order.',
      'Keep the packaging.',
    ]);
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(screen.getByText('Do I get a proof?')).toBeVisible();
    expect(addressSpy.mock.lastCall).toEqual(['/ta/faq', false]);
  });

  test('FAQ-18: an address opens it', async () => {
    const { screen } = await open({ first: 'tab=policy' });
    await expect.element(screen.getByText('Inspect the order.')).toBeVisible();
    await expect
      .element(screen.getByRole('tab', { name: 'POLICY & PROCEDURES' }))
      .toHaveAttribute('aria-selected', 'true');
  });

  test('none: says what would be there', async () => {
    const { screen } = await open({
      first: 'tab=policy',
      answer: wireFaq({ policy: { testo: ' ', lingua: 'en' } }),
    });
    await expect.element(screen.getByText('No policy yet')).toBeVisible();
  });
});

describe('languages', () => {
  test('FAQ-16: the reader’s is asked for; a question in English says so, with a short note', async () => {
    const german = wireQuestion('de', { domanda: 'Gibt es Muster?', lingua: 'de' });
    const groups = [{ topic: 'x', nome: 'Muster', order: 1, domande: [german, wireQuestion('en')] }];
    const { screen, requests } = await open({ answer: wireFaq({ groups }), language: 'de' });
    await expect
      .element(screen.getByText('Einige dieser Fragen sind nur auf Englisch verfügbar.'))
      .toBeVisible();
    expect(requests.find(({ path }) => path === '/public/faq')?.sent).toBe('lang=de');
    const langOf = (text: string) =>
      screen.getByText(text).element().closest('.ta-help [lang]')?.getAttribute('lang');
    expect(langOf('Question en?')).toBe('en');
    expect(langOf('Gibt es Muster?')).toBeUndefined();
    await screen.getByRole('tab', { name: 'Richtlinien und Abläufe' }).click();
    await expect.element(screen.getByText('Dieser Text ist nur auf Englisch verfügbar.')).toBeVisible();
    expect(langOf('Inspect the order.')).toBe('en');
  });

  test('FAQ-16: no note where everything is translated', async () => {
    const { screen, groups } = await open();
    await expect.poll(groups).toHaveLength(2);
    await expect.element(screen.getByText(/in English only/)).not.toBeInTheDocument();
  });
});

test('at 320 px nothing is reached by scrolling sideways', async () => {
  await window_.viewport(320, 700);
  onTestFinished(() => window_.viewport(1000, 800));
  const long = wireQuestion('long', {
    domanda: `Which ${'long'.repeat(30)} name?`,
    risposta: `<p>${'answer'.repeat(30)}</p><table><tr><td>${'cell'.repeat(30)}</td></tr></table>`,
  });
  const groups = [{ topic: 'x', nome: 'Long', order: 1, domande: [long] }];
  const { container, opened } = await open({ answer: wireFaq({ groups }), first: 'question=long' });
  await expect.poll(opened).toHaveLength(1);
  await expect.poll(() => container.querySelector('.ta-html')?.textContent).toContain('answer');
  expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
});
