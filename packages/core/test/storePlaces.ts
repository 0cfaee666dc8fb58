import { demonstrationConfiguration } from '../src/kernel/index.ts';
import type { CardViewer } from '../src/store/index.ts';
import { storeSettings } from '../src/store/index.ts';

export const portal = demonstrationConfiguration({
  portal: 'https://portal.example',
  lab: 'https://lab.example',
  demo: 'https://shop.example',
}).portal;
export const { configuration, places } = storeSettings(portal);

export const customer: CardViewer = { kind: 'customer', language: 'it', c: 'hash/1', ticket: '' };
export const visitor: CardViewer = { kind: 'public', language: 'en', c: '', ticket: '' };
