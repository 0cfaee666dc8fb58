import type { CardViewer } from '../src/store/index.ts';
import { storeSettings } from '../src/store/index.ts';
import { portalForTest } from './portal.ts';

export const portal = portalForTest({
  portal: 'https://portal.example',
  lab: 'https://lab.example',
  demo: 'https://shop.example',
});
export const { configuration, linkSettings } = storeSettings(portal);

export const customer: CardViewer = { kind: 'customer', language: 'it', c: 'hash/1', ticket: '' };
export const visitor: CardViewer = { kind: 'public', language: 'en', c: '', ticket: '' };
