import { userEvent } from 'vitest/browser';
import { afterEach, beforeAll } from 'vitest';
import { removeDrawings } from './render.tsx';

/**
 * A document keeps 250 resource entries, and the modules of a test file are more. Without this line a test that reads
 * `performance.getEntriesByType('resource')` sees none of its own requests.
 */
performance.setResourceTimingBufferSize(100_000);

// Here, because files share the modules of a page, and a module’s own hooks would be those of the first file alone.
afterEach(removeDrawings);

// The pointer rests where the last test file left it, and would hold what appears beneath it: a message, a table.
beforeAll(() => userEvent.hover(document.documentElement, { position: { x: 998, y: 798 } }));
