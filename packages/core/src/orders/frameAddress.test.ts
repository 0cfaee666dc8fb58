import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { orderRow } from '../contract/index.ts';
import { canChangeMethod, changeMethodAddress, uploaderAddress } from './frameAddress.ts';

const order = v.parse(orderRow, {
  commessa: '2041/7',
  list_file: 'a&b',
  event: { sposa: 'Ilse', sposo: 'Jörg', date: '2026-05-09' },
  tipo: 'album',
  book_type: 'B1',
  collection: '',
  by_ftp: true,
  blocked: true,
});

describe('addresses of the embedded windows', () => {
  it('the uploader carries what the documents list, the ticket for ta_token, nothing empty (EMB-02, EMB-18)', () => {
    const url = new URL(uploaderAddress('https://lab.test', order, 'once'));
    expect(url.origin + url.pathname).toBe('https://lab.test/embed/uploader');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      order_code: '2041/7',
      list_file: 'a&b',
      sposa: 'Ilse',
      sposo: 'Jörg',
      data_matrimonio: '2026-05-09',
      tipo: 'album',
      book_type: 'B1',
      ta_token: 'once',
    });
  });

  it('change method carries its own list (EMB-03)', () => {
    const url = new URL(changeMethodAddress('https://lab.test', { ...order, by_ftp: false }, 'once'));
    expect(url.pathname).toBe('/embed/change-method');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      by_ftp: '0',
      ta_token: 'once',
      order_code: '2041/7',
      sposa: 'Ilse',
      sposo: 'Jörg',
      data_matrimonio: '2026-05-09',
      tipo: 'album',
    });
  });

  it.each(['https://main.example', 'http://localhost:5200'])(
    'stand on the main site: %s (EMB-12)',
    (site) => {
      expect(new URL(uploaderAddress(site, order, 'once')).origin).toBe(site);
      expect(new URL(changeMethodAddress(site, order, 'once')).origin).toBe(site);
    },
  );

  it.each([
    [true, true],
    [false, false],
  ])('blocked %s offers it: %s (EMB-17)', (blocked, offered) => {
    expect(canChangeMethod({ blocked })).toBe(offered);
  });
});
