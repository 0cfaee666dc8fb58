import { createTradeArea } from '@trade-area/widgets';
import '@trade-area/widgets/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';

const gateway: string = import.meta.env.VITE_LAB ?? 'https://lab.example';
const tradeArea = createTradeArea({ gateway });
const root = document.getElementById('root');

if (root) {
  createRoot(root).render(
    <StrictMode>
      <App tradeArea={tradeArea} portal={`${gateway}/ta`} />
    </StrictMode>,
  );
}
