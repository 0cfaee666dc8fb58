import { attachmentEndings, largestAttachment, mostAttachments } from '../contract/index.ts';

export type FileProblem = 'kind' | 'empty' | 'large' | 'many';

/** The problem of a file chosen for a message (MSG-25); null when it can be sent. `before`: files already there. */
export function fileProblem(
  file: { readonly name: string; readonly size: number },
  before: number,
): FileProblem | null {
  const ending = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (!(attachmentEndings as readonly string[]).includes(ending)) return 'kind';
  if (file.size === 0) return 'empty';
  if (file.size > largestAttachment) return 'large';
  return before >= mostAttachments ? 'many' : null;
}
