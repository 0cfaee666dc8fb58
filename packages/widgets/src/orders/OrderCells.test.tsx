import { describe, expect, test } from 'vitest';
import { fakeLab } from '../../testing/fakeLab.ts';
import { openPage } from '../../testing/orderPage.tsx';
import { incompleteFixture, orderFixture } from './fixtures.ts';

describe('status and progress cells', () => {
  test.each([
    ['', { fm_status: 3 }, 'In production'],
    ['status=2', { fm_status: 3 }, 'Suspended'],
    ['status=2', { fm_status: 5 }, 'Suspended (payment)'],
    ['status=1', { fm_status: 1, phase_main: 248 }, 'To pay'],
    ['', { fm_status: 1, phase_main: 248 }, 'In production'],
    ['', { fm_status: 1, is_onhold: 1, phase_main: 490 }, 'On hold (In delivery)'],
    ['', { fm_status: 12 }, 'Returned back'],
  ])('filter "%s", %o: %s (ORD-17 to ORD-25, ORD-43, ORD-46)', async (first, change, words) => {
    const lab = fakeLab();
    lab.inprocess = [orderFixture(1, change)];
    const { yours } = await openPage(lab, first);
    const cell = yours.getByRole('row').last();
    await expect.element(cell.getByText(words, { exact: true })).toBeVisible();
    const suspended = change.fm_status >= 3 && change.fm_status <= 5;
    expect(cell.getByRole('img', { name: 'Needs attention' }).elements()).toHaveLength(suspended ? 1 : 0);
  });

  test('Italian says the documents’ words (ORD-18, ORD-42)', async () => {
    const lab = fakeLab();
    lab.inprocess = [1, 2, 6, 7, 8, 9, 10, 11, 12].map((status) =>
      orderFixture(status, { fm_status: status }),
    );
    const { screen } = await openPage(lab, '', { language: 'it' });
    const words = [
      'In lavorazione',
      'Consegnato',
      'Rientrato',
      'Disdetto',
      'Reso Disdetto',
      'Duplicato',
      'Disdetto Eliminare',
      'Disdetto Eliminato',
      'Restituito',
    ];
    for (const word of words) {
      await expect
        .element(screen.getByRole('gridcell').getByText(word, { exact: true }).first())
        .toBeVisible();
    }
  });

  test('delivered on hold is hidden in progress (ORD-22)', async () => {
    const lab = fakeLab();
    lab.inprocess = [orderFixture(1), orderFixture(2, { fm_status: 2, is_onhold: 1 })];
    const { yours, rows } = await openPage(lab, 'status=1');
    await expect.element(yours.getByText('2600001', { exact: true })).toBeVisible();
    expect(rows()).toBe(1);
  });

  test('P-RESUME: an incomplete order names the chosen files that the lab does not have', async () => {
    const lab = fakeLab();
    const files = { chosen: 25, missing: 6, names: ['020.jpg', '021.jpg', '022.jpg', '023.jpg', '024.jpg'] };
    lab.incomplete = [incompleteFixture(1, { transfer_status: 1, files })];
    const { screen } = await openPage(lab, '');
    await expect
      .element(screen.getByText(/6 of 25 files missing: 020.jpg, 021.jpg, 022.jpg, 023.jpg,? and 2 more/))
      .toBeVisible();
  });
});
