import '@trade-area/widgets/styles.css';
import './app/portal.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createPortal } from './app/portal.ts';

// The address is cleaned of `ta_token` before anything else is loaded or asked for (decisions 1).
const portal = createPortal(window);
const root = document.getElementById('portal');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App portal={portal} />
    </StrictMode>,
  );
