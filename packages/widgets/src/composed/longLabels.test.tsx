import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeLab } from '../../testing/fakeLab.ts';
import { renderSignedIn } from '../../testing/signedIn.tsx';
import { incompleteFixture, orderFixture } from '../orders/fixtures.ts';
import { OrderList } from '../orders/OrderList.tsx';
import { OrdersDashboard } from '../orders/OrdersDashboard.tsx';
import { OrderView } from '../orders/OrderView.tsx';

/** A name of 120 characters without a place to break it. */
const long = 'Maximiliane-'.repeat(10).replaceAll('-', '').padEnd(120, 'x');
const event = { user_label: long, name: long, sposa: long, sposo: long };
const hrefs = { all: '#', production: '#', shipped: '#' };

/** The lab of a customer whose orders carry such names everywhere. */
function longLab() {
  const lab = fakeLab();
  const names = { event, article: long, order_code: long };
  lab.inprocess = [orderFixture(1, names)];
  lab.incomplete = [incompleteFixture(2, names)];
  return lab;
}

const screens = {
  'the dashboard’s incomplete orders': <OrdersDashboard hrefs={hrefs} list="incomplete" />,
  'the dashboard’s orders in production': <OrdersDashboard hrefs={hrefs} list="production" />,
  'the page of an order': (
    <OrderView code="2600001" onMissing={() => undefined} orderHref={() => '#'} portalHref={(path) => path} />
  ),
  'the full list': <OrderList search="" onSearchChange={() => undefined} orderHref={() => '#'} />,
};

describe.each([390, 1440])('labels of 120 characters at %i px', (width) => {
  test.each(Object.entries(screens))('widen nothing and hide no action in %s', async (_name, ui) => {
    await page.viewport(width, 900);
    const { container, screen } = await renderSignedIn(longLab(), ui);
    await expect.element(screen.getByText(long).first()).toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const outside = [...container.querySelectorAll('button, a[href], select, input')].filter((control) => {
      const { left, right, width: own } = control.getBoundingClientRect();
      return own > 0 && (left < 0 || right > width + 1);
    });
    expect(outside.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([]);
    await page.viewport(1000, 800);
  });
});
