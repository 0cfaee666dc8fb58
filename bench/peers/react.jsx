// A peer of catalogue.bench.mjs: the same cards and filters as a React component that @r2wc makes an element of.
import { useEffect, useState } from 'react';
import r2wc from '@r2wc/react-to-web-component';
import { Cards, filters } from './cards.jsx';

function Catalogue({ gateway }) {
  const [items, setItems] = useState([]);
  const [filter, setFilter] = useState('all');
  useEffect(() => {
    const load = async () => {
      const answer = await fetch(`${gateway}/public/store?lang=en&currency=EUR`);
      setItems(await answer.json());
    };
    void load();
  }, [gateway]);
  return (
    <Cards
      items={items}
      filter={filter}
      choose={setFilter}
      words={filters}
      counted={(count) => `${count} products`}
    />
  );
}

customElements.define(
  `${import.meta.env.TA_PEER}-catalogue`,
  r2wc(Catalogue, { shadow: 'open', props: { gateway: 'string' } }),
);
