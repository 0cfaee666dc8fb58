import { describe, expect, test } from 'vitest';
import { renderAsCustomer } from '../../testing/customer.tsx';
import { useOldArea } from './useOldArea.ts';

describe('old trade area (SHELL-13, DEC-01)', () => {
  function Way() {
    const { href, admit, failure } = useOldArea();
    return (
      <>
        <a href={href}>way</a>
        <button
          type="button"
          onClick={() =>
            void admit().then((address) => document.querySelector('output')?.append(address ?? 'none'))
          }
        >
          go
        </button>
        <output />
        {failure && <p>{failure.kind}</p>}
      </>
    );
  }

  test('fetches a ticket when pressed, never before, and never shows the token', async () => {
    const { screen, requests, container } = await renderAsCustomer(<Way />, {
      answers: { '/customer/ticket': { ticket: 'ONCE', expires_in: 60 } },
    });
    expect(requests.filter(({ path }) => path.endsWith('/ticket'))).toEqual([]);
    await screen.getByRole('button', { name: 'go' }).click();
    await expect.element(screen.getByText('http://127.0.0.1:9/old-area/?ta_token=ONCE')).toBeVisible();
    expect(requests.find(({ path }) => path.endsWith('/ticket'))?.sent).toBe('{"purpose":"old-area"}');
    expect(container.innerHTML).not.toContain('secret-token');
  });

  test('says when no ticket could be had', async () => {
    const { screen } = await renderAsCustomer(<Way />, { answers: { '/customer/ticket': 503 } });
    await screen.getByRole('button', { name: 'go' }).click();
    await expect.element(screen.getByText('unavailable')).toBeVisible();
    await expect.element(screen.getByText('none')).toBeVisible();
  });
});
