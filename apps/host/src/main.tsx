import '@trade-area/widgets/styles.css';
import './app/portal.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createPortal } from './app/createPortal.ts';

const root = document.getElementById('portal');
try {
  // The address is cleaned of `ta_token` before anything is asked for (DEC-01).
  const portal = createPortal(window);
  if (root)
    createRoot(root).render(
      <StrictMode>
        <App portal={portal} />
      </StrictMode>,
    );
} catch (error) {
  // Without a configuration there is no language to say it in.
  if (root) root.textContent = 'The trade area cannot start here. Please load the page again later.';
  throw error;
}
