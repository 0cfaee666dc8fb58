import { createTradeArea } from '@trade-area/widgets';
import '@trade-area/widgets/styles.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './Page';
import { germanTexts } from './texts';

const lab = document.documentElement.dataset['lab'] ?? 'https://lab.example';
const tradeArea = createTradeArea({ gateway: lab });

germanTexts().then(() =>
  hydrateRoot(
    document,
    <StrictMode>
      <Page lab={lab} tradeArea={tradeArea} />
    </StrictMode>,
  ),
);
