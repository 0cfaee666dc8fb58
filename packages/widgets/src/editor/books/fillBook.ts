import { withFill } from '@trade-area/core/editor';
import type { Editor } from '@trade-area/core/editor';
import type { FillOptions, PrintProject } from '@trade-area/core/layout';
import { createFiller } from './createFiller.ts';

const filler = createFiller();
/** Layouts that are begun anew because the book was changed meanwhile. */
const mostAttempts = 5;

/**
 * Lays out a book in one step of its history. A book that is changed while it is laid out is laid out again.
 * @param prepare what is done before, such as setting the number of pages.
 * @returns whether the book was laid out.
 */
export async function fillBook(
  editor: Editor,
  options: FillOptions,
  prepare: (project: PrintProject) => PrintProject = (project) => project,
): Promise<boolean> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const before = editor.store.getState().project;
    const filled = await filler.fill(prepare(before), options);
    const now = editor.store.getState().project;
    if (now.uuid !== before.uuid) return false;
    if (!withFill(now, before, filled)) continue;
    editor.act('fillBook', (project) => withFill(project, before, filled) ?? project);
    return true;
  }
  return false;
}
