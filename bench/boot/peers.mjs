import { at } from '../../scripts/parts/root.mjs';
import { bundled } from './bundled.mjs';

const from = (folder) => at('bench/node_modules', folder);
const onPreact = [
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom(\/client)?$/, replacement: 'preact/compat$1' },
  { find: /^react$/, replacement: 'preact/compat' },
];

/**
 * Peers of `<ta-catalogue>` that npm has and that can be given the lab's rows. `file`: below bench/peers; `content`: what
 * a card of it is, unless an article.
 */
const known = [
  { name: 'lit', file: 'lit.mjs' },
  { name: 'preact', file: 'react.jsx', alias: onPreact },
  { name: 'preact-full', file: 'reactFull.jsx', alias: onPreact },
  { name: 'react', file: 'react.jsx' },
  { name: 'react-full', file: 'reactFull.jsx' },
  {
    name: 'instantsearch',
    file: 'instantsearch.mjs',
    // Its templates' `html` comes from another package: with a Preact of its own, that one's cards would be drawn empty.
    alias: [{ find: /^preact(?=\/|$)/, replacement: from('instantsearch.js/node_modules/preact') }],
  },
  { name: 'buybutton', file: 'buyButton.mjs', content: '.shopify-buy__product' },
  { name: 'buybutton-framed', file: 'buyButton.mjs', content: '.shopify-buy__product' },
];

/** Each with `code`, its one script for production. */
export async function peers() {
  return Promise.all(
    known.map(async ({ name, file, alias, content = 'article' }) => {
      const define = { 'import.meta.env.TA_PEER': JSON.stringify(name) };
      return { name, content, code: await bundled(`peers/${file}`, { alias, define }) };
    }),
  );
}
