import { describe, expect, test, vi } from 'vitest';
import { renderAsCustomer } from '../../testing/customer.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { useLanguageSwitch } from './useLanguageSwitch.ts';

describe('language', () => {
  function Switch({
    onHere,
    change,
  }: {
    onHere: () => void;
    change: Parameters<typeof useLanguageSwitch>[0]['change'];
  }) {
    const { choose, notSaved } = useLanguageSwitch({ change, onHere });
    return (
      <>
        <LanguageSwitch onChoose={choose} />
        {notSaved && <p>not saved</p>}
      </>
    );
  }

  test.each([
    ['saved', {}, 200, 0, 0],
    ['not saved: said, and kept here', {}, 503, 0, 1],
    ['an internal viewer: here only, and loaded again', { inter: true }, 200, 1, 0],
    ['nobody: here only, and loaded again', { nobody: true }, 200, 1, 0],
  ])('%s (I18N-03, I18N-13)', async (_how, who, status, reloads, messages) => {
    const onHere = vi.fn();
    const done = vi.fn();
    const answers = status === 200 ? {} : { '/update_lang': status };
    let change: Parameters<typeof useLanguageSwitch>[0]['change'] = () => Promise.resolve('here');
    const rendered = await renderAsCustomer(<Switch onHere={onHere} change={(next) => change(next)} />, {
      ...who,
      answers,
    });
    change = (next) => rendered.area.language.change(next).finally(done);
    await rendered.screen.getByRole('button', { name: 'English' }).click();
    await rendered.screen.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await expect.poll(() => done.mock.calls.length).toBe(1);
    await expect.poll(() => rendered.screen.getByText('not saved').elements().length).toBe(messages);
    expect(onHere).toHaveBeenCalledTimes(reloads);
    expect(rendered.storage.get('i18nextLng')).toBe('de');
    const calls = rendered.requests.filter(({ path }) => path.endsWith('/update_lang'));
    expect(calls.map(({ sent }) => sent)).toEqual(reloads === 1 ? [] : ['lingua=de&inter=0']);
  });

  test('offers the five languages in their own words and marks the present one (I18N-01)', async () => {
    const choose = vi.fn();
    const { screen } = await renderAsCustomer(<LanguageSwitch onChoose={choose} />, { language: 'it' });
    await screen.getByRole('button', { name: 'Italiano' }).click();
    const entries = screen.getByRole('menuitemradio');
    expect(
      entries.elements().map((entry) => [entry.textContent, entry.getAttribute('aria-checked')]),
    ).toEqual([
      ['English', 'false'],
      ['Italiano', 'true'],
      ['Español', 'false'],
      ['Français', 'false'],
      ['Deutsch', 'false'],
    ]);
    await screen.getByRole('menuitemradio', { name: 'Italiano' }).click();
    expect(choose).not.toHaveBeenCalled();
  });
});
