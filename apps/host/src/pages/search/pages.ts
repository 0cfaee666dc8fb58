import type { TextKey } from '@trade-area/widgets';
import type { SearchPagesTexts } from './strings.ts';

/** A page that the search leads to: its address below `/ta/`, and the key of its title and of its other words. */
export interface FindablePage {
  readonly page: string;
  readonly key: TextKey<keyof SearchPagesTexts>;
}

/** The pages that everybody may open by their address alone; those of the menu first, in its order. */
export const findablePages: readonly FindablePage[] = [
  { page: '', key: 'dashboard' },
  { page: 'graphistore', key: 'store' },
  { page: 'orders-list', key: 'orders' },
  { page: 'projects', key: 'projects' },
  { page: 'promotions', key: 'promotions' },
  { page: 'payments-list', key: 'payments' },
  { page: 'documents', key: 'documents' },
  { page: 'marketing-materials', key: 'marketing' },
  { page: 'video-tutorials', key: 'videos' },
  { page: 'faq', key: 'help' },
  { page: 'account', key: 'account' },
  { page: 'messages', key: 'messages' },
  { page: 'cart', key: 'cart' },
  { page: 'presets', key: 'presets' },
  { page: 'create-layout', key: 'layoutHelp' },
  { page: 'news', key: 'news' },
  { page: 'share-foto-album-list', key: 'sharing' },
  { page: 'privacy', key: 'privacy' },
];
