import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Framed, isInFrame, useFramed } from './framed.ts';

describe('framed mode (ROUTE-35)', () => {
  const top = {};
  const refusing = {
    self: {},
    get top(): unknown {
      throw new Error('SecurityError');
    },
  };
  it.each([
    ['a page of its own', { self: top, top }, false],
    ['a page in another', { self: {}, top }, true],
    ['a browser that does not tell', refusing, true],
    ['a server', {}, false],
  ])('%s', (_where, view, framed) => expect(isInFrame(view)).toBe(framed));

  const Told = () => (useFramed() ? 'framed' : 'free');
  it.each([
    [null, 'free'],
    [true, 'framed'],
    [false, 'free'],
  ])('a setting of %s says %s, whatever the browser does', (value, said) => {
    expect(renderToString(h(Framed.Provider, { value }, h(Told)))).toBe(said);
  });
});
