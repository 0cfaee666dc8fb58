import { beforeEach, expect, test } from 'vitest';
import { payloads } from '../../testing/hostileHtml.ts';
import { fakeLab } from '../../testing/fakeLab.ts';
import { openPage } from '../../testing/orderPage.tsx';
import { openProduct } from '../../testing/productPage.tsx';
import { orderFixtures } from '../orders/fixtures.ts';

/** Payloads that ran although they must not; each calls `taHit` when it does. */
let ran: unknown[] = [];
beforeEach(() => {
  ran = [];
  Object.assign(globalThis, { taHit: (which: unknown) => void ran.push(which) });
});

/** So many of them, of every kind. */
const some = (count: number) => {
  const step = Math.floor(payloads.length / count);
  return Array.from({ length: count }, (_, at) => payloads[at * step]?.html(`taHit(${at})`) ?? '');
};

test('120 drawings of presets are pictures: none of them runs, none is part of the page (T-C4)', async () => {
  const inside = some(120).map(
    (html, at) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" onload="taHit(${at})"><script>taHit(${at})</script><rect width="40" height="40" onclick="taHit(${at})"/><foreignObject>${html}</foreignObject></svg>`,
  );
  const presets = inside.map((image, at) => ({
    id: String(at),
    name: `Drawing ${at}`,
    image,
    filter_class: 'canvas-pro',
    presets_filter_id: 'x',
    presets_filter_description: 'x',
  }));
  const { screen, container } = await openProduct({ presets, query: '?filter=presets' });
  await expect.element(screen.getByRole('img', { name: 'Drawing 0', exact: true })).toBeVisible();
  const rendered = [...container.querySelectorAll('img')];
  expect(rendered.length).toBeGreaterThan(0);
  for (const image of rendered) {
    image.loading = 'eager';
    await image.decode().catch(() => undefined);
  }
  expect(container.querySelectorAll('script, foreignObject, iframe, object, embed')).toHaveLength(0);
  expect(ran).toEqual([]);
});

test('hostile names of couples and articles stand in the list as they are (T-C4, T-E10)', async () => {
  const texts = some(90);
  const lab = fakeLab();
  lab.inprocess = orderFixtures(30).map((row, at) => {
    const [sposa = '', sposo = '', article = ''] = texts.slice(at * 3, at * 3 + 3);
    return { ...row, article, ...(row.event ? { event: { ...row.event, sposa, sposo } } : {}) };
  });
  const { yours, rows } = await openPage(lab);
  const missing: string[] = [];
  for (let page = 1; page <= 3; page += 1) {
    await expect.poll(rows).toBe(10);
    const first = lab.inprocess[(page - 1) * 10];
    await expect.element(yours.getByText(first?.commessa ?? '', { exact: true }).first()).toBeInTheDocument();
    const shown = yours.element().textContent;
    const asked = lab.inprocess.slice((page - 1) * 10, page * 10);
    for (const { event, article } of asked)
      for (const text of [event?.sposa ?? '', event?.sposo ?? '', article])
        if (!shown.includes(text.trim())) missing.push(text);
    if (page < 3) await yours.getByRole('link', { name: 'Next page' }).click();
  }
  expect(missing).toEqual([]);
  expect(yours.element().querySelectorAll('script, iframe, object, embed, marquee')).toHaveLength(0);
  expect(ran).toEqual([]);
});
