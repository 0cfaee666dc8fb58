import { describe, expect, it } from 'vitest';
import { routeTable } from '../../app/routes.ts';
import { findablePages } from './pages.ts';

describe('pages that the search leads to', () => {
  it('every entry of the menu is one of them, in its order', () => {
    const inMenu = routeTable.menu.map(({ page }) => page);
    expect(findablePages.map(({ page }) => page).filter((page) => inMenu.includes(page))).toEqual(inMenu);
  });

  it.each(findablePages)('$page is a page with this title', ({ page, key }) =>
    expect(routeTable.pageAt(`/${page}`).route.title).toBe(key),
  );
});
