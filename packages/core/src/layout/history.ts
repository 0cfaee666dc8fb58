import { applyChange, diffProjects, joinChanges } from './change.ts';
import type { ProjectChange } from './change.ts';
import type { PrintProject } from './document.ts';

/** Acts of a person; each is one step of the history, and each has a name in every language. */
export const acts = [
  'addPhotos',
  'removePhotos',
  'ratePhoto',
  'setFocus',
  'placePhoto',
  'swapPhotos',
  'copyPhoto',
  'emptyBox',
  'addBox',
  'addText',
  'editText',
  'styleText',
  'moveItems',
  'resizeItem',
  'turnItem',
  'cropPhoto',
  'stylePhoto',
  'removeItems',
  'pasteItems',
  'reorderItems',
  'alignItems',
  'lockItems',
  'addSpread',
  'duplicateSpread',
  'removeSpread',
  'moveSpread',
  'lockSpread',
  'setBackground',
  'changeLayout',
  'fillBook',
  'addPrints',
  'setCopies',
  'turnPrint',
  'rename',
  'changeProduct',
  'setPages',
  'setCalendar',
  'acceptFinding',
  'fixFinding',
] as const;
export type Act = (typeof acts)[number];

export interface HistoryStep {
  readonly act: Act;
  /** Acts with the same group that follow each other are one step: the keys of one text, the moves of one drag. '' = none. */
  readonly group: string;
  readonly change: ProjectChange;
}

/** Steps that can be undone, the latest last, and steps that can be made again, the next one last. */
export interface History {
  readonly past: readonly HistoryStep[];
  readonly future: readonly HistoryStep[];
}

export const noHistory: History = { past: [], future: [] };
/** Steps that can be undone. */
export const mostSteps = 200;

/** Adds an act. An act that changed nothing is no step; a new step ends what could be made again. */
export function record(
  history: History,
  act: Act,
  before: PrintProject,
  after: PrintProject,
  group = '',
): History {
  const change = diffProjects(before, after);
  if (!change) return history;
  const last = history.past.at(-1);
  const joins = group !== '' && last?.group === group && last.act === act && history.future.length === 0;
  if (last && joins) {
    const step = { act, group, change: joinChanges(last.change, change) };
    return { past: [...history.past.slice(0, -1), step], future: [] };
  }
  return { past: [...history.past, { act, group, change }].slice(-mostSteps), future: [] };
}

/** Ends the group of the last step: the next act is a step of its own. */
export function closeGroup(history: History): History {
  const last = history.past.at(-1);
  return !last || last.group === ''
    ? history
    : { ...history, past: [...history.past.slice(0, -1), { ...last, group: '' }] };
}

export interface Travelled {
  readonly history: History;
  readonly project: PrintProject;
  readonly act: Act;
}

/** One step back; null when there is none. */
export function undo(history: History, project: PrintProject): Travelled | null {
  const step = history.past.at(-1);
  if (!step) return null;
  return {
    history: { past: history.past.slice(0, -1), future: [...history.future, { ...step, group: '' }] },
    project: applyChange(project, step.change, 'before'),
    act: step.act,
  };
}

/** One step forward again; null when there is none. */
export function redo(history: History, project: PrintProject): Travelled | null {
  const step = history.future.at(-1);
  if (!step) return null;
  return {
    history: { past: [...history.past, step], future: history.future.slice(0, -1) },
    project: applyChange(project, step.change, 'after'),
    act: step.act,
  };
}

/** Back or forward until `count` steps can be undone: a click on a line of the history. */
export function travelTo(history: History, project: PrintProject, count: number): Omit<Travelled, 'act'> {
  let now: Omit<Travelled, 'act'> = { history, project };
  for (;;) {
    const { length } = now.history.past;
    const next =
      length > count
        ? undo(now.history, now.project)
        : length < count
          ? redo(now.history, now.project)
          : null;
    if (!next) return now;
    now = next;
  }
}
