import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { orderDetail } from '@trade-area/core/contract';
import type { Message } from '@trade-area/core/contract';
import { fakeLab } from '../../testing/fakeLab.ts';
import { renderSignedIn } from '../../testing/signedIn.tsx';
import { orderFixture } from '../orders/fixtures.ts';
import { OrderQuestion } from './OrderQuestion.tsx';

const order = parse(orderDetail, { ...orderFixture(1, { fm_status: 3 }), order_status: 3 });
const question: Message = {
  id: '7',
  txt_public: 'Which words\nshall we emboss?',
  fao: 'client',
  ts_created: '2026-11-20T11:00:00Z',
  ts_read: '',
  is_missing: true,
  is_missing_status: 'open',
  attachments: 0,
  uploads: 0,
  category: '',
  category_template: '',
  attach: [],
  author: 'Elena',
  answers: '',
  item: '',
};

/** The question of order 2600001 with these messages; an answer closes every question. */
async function open(messages: readonly Message[]) {
  const lab = fakeLab();
  lab.replies.set('/orders/messages', () => messages);
  lab.replies.set('/orders/add_messages', () =>
    messages.map((each) => ({ ...each, is_missing_status: 'answered' })),
  );
  const rendered = await renderSignedIn(lab, <OrderQuestion order={order} portalHref={(path) => path} />);
  const panel = rendered.screen.getByRole('region', { name: 'Production is waiting for your answer' });
  return { ...rendered, lab, panel };
}

describe('the question that production waits for (MSG-05, MSG-12)', () => {
  test('is shown with the field of its answer, without being opened first, and stays unread until then (MSG-07)', async () => {
    const { panel, lab } = await open([question]);
    await expect.element(panel.getByText('Which words')).toBeVisible();
    await expect.element(panel.getByText('Elena at the lab')).toBeVisible();
    await expect.element(panel.getByRole('button', { name: 'Send reply' })).toBeDisabled();
    expect(lab.bodies('read_messages')).toEqual([]);
  });

  test('an answer carries the question, counts as reading it, and is thanked for', async () => {
    const { screen, panel, lab } = await open([question]);
    await panel.getByLabelText('Your answer').fill('Anna & Paolo');
    await panel.getByRole('button', { name: 'Send reply' }).click();
    await expect.element(screen.getByText('Thank you')).toBeVisible();
    expect(lab.bodies('add_messages')).toMatchObject([
      {
        cod_order: '2600001',
        txt_public: 'Anna & Paolo',
        contact_id: '7',
        template: 'missing_response_confirmation',
        question: question.txt_public,
        question_formatted: 'Which words<br>shall we emboss?',
      },
    ]);
    await expect
      .poll(() => lab.bodies('read_messages'))
      .toEqual([{ cod_order: '2600001', id: '7', inter: 0 }]);
    expect(panel.elements()).toHaveLength(0);
  });

  test('an answer that does not arrive keeps its words and says so (MSG-24)', async () => {
    const { panel, lab } = await open([question]);
    await panel.getByLabelText('Your answer').fill('Anna & Paolo');
    lab.fault('add_messages', 'broken');
    await panel.getByRole('button', { name: 'Send reply' }).click();
    await expect.element(panel.getByRole('alert')).toBeVisible();
    await expect.element(panel.getByLabelText('Your answer')).toHaveValue('Anna & Paolo');
  });

  test('the latest of several is asked; an answered one is not', async () => {
    const { panel } = await open([
      { ...question, id: '5', txt_public: 'An older one' },
      question,
      { ...question, id: '9', txt_public: 'Done', is_missing_status: 'answered' },
    ]);
    await expect.element(panel.getByText('Which words')).toBeVisible();
    expect(panel.getByText('An older one').elements()).toHaveLength(0);
  });

  test('without an open question there is nothing', async () => {
    const { panel, lab, container } = await open([{ ...question, is_missing_status: 'answered' }]);
    await expect.poll(() => lab.requests.some(({ path }) => path.includes('/orders/messages/'))).toBe(true);
    await expect.poll(() => container.querySelector('.ta-skeleton')).toBeNull();
    expect(panel.elements()).toHaveLength(0);
  });
});
