import { readProject } from '../layout/index.ts';
import type { PrintProject } from '../layout/index.ts';

/** A project on this device, with the states of it that were sent to the lab and not answered. */
export interface Draft {
  readonly project: PrintProject;
  /** Fingerprints, the newest last: by them the lab’s state is known as one’s own although its answer was lost. */
  readonly sent: readonly string[];
}

/** Drafts on this device, by the uuid of their project. A store that refuses answers false and never throws. */
export interface DraftStore {
  read(uuid: string): Promise<unknown>;
  write(uuid: string, draft: Draft): Promise<boolean>;
  remove(uuid: string): Promise<void>;
}

/** A number for the content of a project, whatever its revision and the order of its fields (FNV-1a, 53 bits). */
export function fingerprintOf(project: PrintProject): string {
  const read = readProject({ ...project, rev: 0 });
  const text = JSON.stringify(read.ok ? read.project : project);
  let [low, high] = [0x811c9dc5, 0x1000193];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
  }
  return `${(low >>> 0).toString(36)}-${(high >>> 0).toString(36)}-${text.length.toString(36)}`;
}

export type OpenedDraft =
  /** Nothing on this device that the lab does not have. */
  | { readonly kind: 'none' }
  /** Work that the lab does not have yet: the editor goes on with it. */
  | { readonly kind: 'unsaved'; readonly project: PrintProject }
  /** Work on a state that was changed elsewhere since: a person decides. */
  | { readonly kind: 'conflict'; readonly project: PrintProject };

function readDraft(stored: unknown): Draft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { project, sent } = stored as { readonly project?: unknown; readonly sent?: unknown };
  const read = readProject(project);
  if (!read.ok) return null;
  const marks = Array.isArray(sent) ? sent.filter((each): each is string => typeof each === 'string') : [];
  return { project: read.project, sent: marks };
}

/** The project of a draft although the lab’s state of it is not known: it was never saved, or the lab does not answer. */
export async function readKeptProject(uuid: string, drafts: DraftStore): Promise<PrintProject | null> {
  const draft = readDraft(await drafts.read(uuid));
  return draft && draft.project.uuid === uuid ? draft.project : null;
}

/** The draft of a project beside the lab’s state of it. */
export async function openDraft(project: PrintProject, drafts: DraftStore): Promise<OpenedDraft> {
  const draft = readDraft(await drafts.read(project.uuid));
  if (!draft || draft.project.uuid !== project.uuid) return { kind: 'none' };
  if (draft.project.rev >= project.rev) return { kind: 'unsaved', project: draft.project };
  // The lab has a state that this device sent: what was done since goes on from it.
  if (draft.sent.includes(fingerprintOf(project)))
    return { kind: 'unsaved', project: { ...draft.project, rev: project.rev } };
  return { kind: 'conflict', project: draft.project };
}
