import { createFileLoader } from '@trade-area/core/kernel';

/** Loads the sending of files with the first file that is sent. */
export const loadTusTransport = createFileLoader('tusTransport', () => import('./tusTransport.ts'));
