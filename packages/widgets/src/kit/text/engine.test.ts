import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Language } from '@trade-area/core/contract';
import { defineTexts } from './bundle.ts';
import { addLocales, readyTexts } from './dictionaries.ts';
import * as small from './engine.small.tsx';
import * as whole from './engine.tsx';

const english = {
  hello: 'Hello {{name}}',
  left: 'Only in English',
  orders_one: '{{count}} order',
  orders_other: '{{count}} orders',
} as const;
const others = {
  it: { hello: 'Ciao {{name}}', orders_one: '{{count}} ordine', orders_other: '{{count}} ordini' },
  es: { hello: 'Hola {{name}}', orders_one: '{{count}} pedido', orders_other: '{{count}} pedidos' },
  fr: { hello: 'Bonjour {{name}}', orders_one: '{{count}} commande', orders_other: '{{count}} commandes' },
  de: { hello: 'Hallo {{name}}', orders_one: '{{count}} Bestellung', orders_other: '{{count}} Bestellungen' },
};
const probe = defineTexts('probe', english);
// A text that is missing does not compile; a folder that was loaded from elsewhere may still lack one.
addLocales(async (language) => ({ probe: async () => others[language] }));

describe.each([
  ['of the portal', whole],
  ['of the elements', small],
])('the text engine %s', (_where, engine) => {
  function Probe({ count }: { readonly count: number }) {
    const t = engine.useText(probe);
    return [engine.useLanguage(), t('hello', { name: '<b>Zoë</b>' }), t('left'), t('orders', { count })].join(
      ' | ',
    );
  }
  const said = async (language: Language, count: number) => {
    await readyTexts(language, [probe]);
    const drawing = h(engine.TextProvider, { language, bundles: [probe], children: h(Probe, { count }) });
    return renderToString(drawing).replace(/<!--.*?-->/g, '');
  };

  it.each([
    ['en', 1, 'en | Hello &lt;b&gt;Zoë&lt;/b&gt; | Only in English | 1 order'],
    ['en', 2, 'en | Hello &lt;b&gt;Zoë&lt;/b&gt; | Only in English | 2 orders'],
    ['it', 1, 'it | Ciao &lt;b&gt;Zoë&lt;/b&gt; | Only in English | 1 ordine'],
    ['it', 1_000_000, 'it | Ciao &lt;b&gt;Zoë&lt;/b&gt; | Only in English | 1000000 ordini'],
    ['es', 3, 'es | Hola &lt;b&gt;Zoë&lt;/b&gt; | Only in English | 3 pedidos'],
    ['fr', 0, 'fr | Bonjour &lt;b&gt;Zoë&lt;/b&gt; | Only in English | 0 commande'],
    ['de', 0, 'de | Hallo &lt;b&gt;Zoë&lt;/b&gt; | Only in English | 0 Bestellungen'],
  ] as const)(
    'I18N-11: speaks %s, counts %i, and says in English what is missing',
    async (language, count, text) => {
      expect(await said(language, count)).toBe(text);
    },
  );
});
