import { createStore, del, get, set } from 'idb-keyval';
import type { DraftStore } from '@trade-area/core/editor';

/**
 * Drafts in the browser’s IndexedDB: it takes a project of any size, and keeps it when the tab is killed. A browser that
 * refuses, as a frame of another site does, keeps none, and the editor says so.
 */
export function createDraftStore(): DraftStore {
  let opened: ReturnType<typeof createStore> | null = null;
  // Opened at the first use: an editor that is only looked at leaves no database behind.
  const store = () => (opened ??= createStore('ta-editor', 'drafts'));
  return {
    async read(uuid) {
      try {
        return await get(uuid, store());
      } catch {
        return undefined;
      }
    },
    async write(uuid, draft) {
      try {
        await set(uuid, draft, store());
        return true;
      } catch {
        return false;
      }
    },
    async remove(uuid) {
      try {
        await del(uuid, store());
      } catch {
        // Nothing was kept.
      }
    },
  };
}
