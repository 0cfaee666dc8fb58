import { configuratorProduct } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { expect, inject, it } from 'vitest';
import { call } from '../fixtures/wire.ts';

/** Pictures of products in the chosen material and color, for devices without WebGL. */
const base = inject('base');
const load = (poster: string) => fetch(`${base}${new URL(poster).pathname}${new URL(poster).search}`);

async function choicesOf(configurator: string, name: string, product = '') {
  const query = product === '' ? {} : { product };
  const { json } = await call(base, configuratorProduct, { path: { configurator }, query });
  const { options } = parse(configuratorProduct.answer, json);
  return options.find((option) => option.name === name)?.choices ?? [];
}

it('every color of a cover has a picture of its own, which no other address has', async () => {
  const colors = await choicesOf('10', 'CoverColor');
  const posters = colors.map(({ poster }) => poster);
  expect(posters.length).toBeGreaterThan(40);
  expect(new Set(posters).size).toBe(posters.length);
  const [sand, navy] = ['leather-cognac', 'leather-navy'].map((value) =>
    colors.find((color) => color.value === value),
  );
  const bodies = new Set<string>();
  for (const { poster = '' } of [sand, navy].flatMap((color) => color ?? [])) {
    expect(new URL(poster).pathname).toMatch(/^\/pictures\/posters\/weddingbook\/CoverColor\//);
    const answer = await load(poster);
    const body = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(body.length).toBeLessThan(60_000);
    bodies.add(body.toString('base64'));
  }
  expect(bodies.size).toBe(2);
});

it('a cover with a photo and the frames have a picture without a color of their own', async () => {
  const photo = (await choicesOf('10', 'CoverMaterial')).map(({ value, poster }) => [value, poster !== '']);
  expect(Object.fromEntries(photo)).toMatchObject({ acrylic: true, photowrap: true, leather: false });
  const frames = await choicesOf('73', 'Frame', 'frames-pro');
  expect(frames).toHaveLength(4);
  for (const { poster } of frames) expect((await load(poster)).status).toBe(200);
});

it.each(['leather-pink', 'leather'])(
  'a color that is not sold is no picture of its own: %s',
  async (value) => {
    const path = `${base}/pictures/posters/weddingbook/CoverColor/${value}.webp`;
    const answer = await fetch(path, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      expect.stringMatching(/^\/pictures\/weddingbook-foto-480\.webp/),
    ]);
    expect((await fetch(path)).headers.get('content-type')).toBe('image/webp');
  },
);

it.each([
  'weddingbook/CoverColor/leather-cognac.png',
  'weddingbook/CoverType/leather-cognac.webp',
  'constructor/CoverColor/leather-cognac.webp',
  'weddingbook/CoverColor/%2e%2e%2findex.webp',
])('no other picture is drawn: %s', async (path) => {
  expect((await fetch(`${base}/pictures/posters/${path}`)).status).toBe(404);
});
