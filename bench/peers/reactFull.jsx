// A peer of catalogue.bench.mjs: the cards of react.jsx with the libraries that such a widget usually brings: SWR for its
// data, zustand for its state, i18next for its words.
import i18next from 'i18next';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import r2wc from '@r2wc/react-to-web-component';
import useSWR from 'swr';
import { create } from 'zustand';
import { Cards, filters } from './cards.jsx';

const engine = i18next.createInstance();
void engine.use(initReactI18next).init({
  lng: 'en',
  resources: {
    en: {
      store: {
        ...filters,
        counted_one: '{{count}} product',
        counted_other: '{{count}} products',
        from: 'from {{price}}',
      },
    },
  },
  defaultNS: 'store',
  interpolation: { escapeValue: false },
});
const useFilter = create((set) => ({ filter: 'all', choose: (filter) => set({ filter }) }));
const ask = async (address) => (await fetch(address)).json();

function Catalogue({ gateway }) {
  const { t } = useTranslation();
  const { data = [] } = useSWR(`${gateway}/public/store?lang=en&currency=EUR`, ask);
  const { filter, choose } = useFilter();
  const words = Object.fromEntries(Object.keys(filters).map((name) => [name, t(name)]));
  return (
    <Cards
      items={data}
      filter={filter}
      choose={choose}
      words={words}
      counted={(count) => t('counted', { count })}
      from={(price) => t('from', { price })}
    />
  );
}

const WithWords = (props) => (
  <I18nextProvider i18n={engine}>
    <Catalogue {...props} />
  </I18nextProvider>
);

customElements.define(
  `${import.meta.env.TA_PEER}-catalogue`,
  r2wc(WithWords, { shadow: 'open', props: { gateway: 'string' } }),
);
