import { describe, expect, test } from 'vitest';
import { renderAsCustomer } from '../../testing/customer.tsx';
import { useActivePromotions } from './useActivePromotions.ts';

describe('active promotions (SHELL-02)', () => {
  function Count() {
    return <p>{`${useActivePromotions()} active`}</p>;
  }

  test.each([
    ['two', { promo: [{ id_promo: '1' }, { id_promo: 2 }] }, '2 active'],
    ['none', { promo: [] }, '0 active'],
    ['an unknown number', 503, '0 active'],
  ])('counts %s', async (_what, answer, words) => {
    const { screen, requests } = await renderAsCustomer(<Count />, { answers: { '/check_cod_gs': answer } });
    await expect.poll(() => requests.some(({ path }) => path.endsWith('/check_cod_gs'))).toBe(true);
    await expect.element(screen.getByText(words)).toBeVisible();
  });
});
