import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './gallery.css';
import { Gallery } from './Gallery.tsx';

const parameters = new URLSearchParams(location.search);
document.documentElement.dataset.theme = parameters.get('theme') ?? '';

const container = document.getElementById('gallery');
if (container) {
  createRoot(container).render(
    <StrictMode>
      <Gallery only={parameters.get('only')} />
    </StrictMode>,
  );
}
