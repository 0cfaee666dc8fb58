import { TradeAreaProvider } from '@trade-area/widgets';
import type { createTradeArea } from '@trade-area/widgets';
import { useState } from 'react';
import { Help } from './Help';
import { Orders } from './Orders';

interface AppProps {
  readonly tradeArea: ReturnType<typeof createTradeArea>;
  readonly portal: string;
}

/** The page in the language of the visitor: the widgets load their texts when it changes. */
export function App({ tradeArea, portal }: AppProps) {
  const [lang, setLang] = useState<'en' | 'it'>('en');
  return (
    <TradeAreaProvider tradeArea={tradeArea} lang={lang}>
      <button type="button" onClick={() => setLang(lang === 'en' ? 'it' : 'en')}>
        {lang === 'en' ? 'Italiano' : 'English'}
      </button>
      <Orders portal={portal} />
      <Help />
    </TradeAreaProvider>
  );
}
