import '@trade-area/widgets/styles.css';
import './app/portal.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createPortal } from './app/createPortal.ts';

/** Once for every error that a boundary caught: React's own message would come on top of it. */
function reportCaught(error: unknown): void {
  console.error('ta: the page stopped because of an error in it. Try again; if it stays, report:', error);
}

const root = document.getElementById('portal');
try {
  // The address is cleaned of `ta_token` before anything is asked for (DEC-01).
  const portal = createPortal(window);
  if (root)
    createRoot(root, { onCaughtError: reportCaught }).render(
      <StrictMode>
        <App portal={portal} />
      </StrictMode>,
    );
} catch (error) {
  // Without a configuration no language is known.
  if (root) root.textContent = 'The trade area cannot start here. Please load the page again later.';
  throw error;
}
