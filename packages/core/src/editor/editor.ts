import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { closeGroup, findSheet, noHistory, record, redo, sheetsOf, travelTo, undo } from '../layout/index.ts';
import type { Act, History, PrintProject } from '../layout/index.ts';
import { createSaver } from './saver.ts';
import type { SaverPorts, SaveState } from './saver.ts';

export interface EditorState {
  readonly project: PrintProject;
  readonly history: History;
  /** The sheet that is edited; '' while there is none. */
  readonly sheetId: string;
  /** Items that are chosen on it, the first one first. */
  readonly selected: readonly string[];
  readonly saving: SaveState;
}

export interface Editor {
  readonly store: StoreApi<EditorState>;
  /**
   * Does an act: one step of the history, kept at once and saved soon. Acts of one gesture share a group, and are one
   * step until `endGesture`.
   */
  act(name: Act, change: (project: PrintProject) => PrintProject, group?: string): void;
  endGesture(): void;
  /** Notes what is no act of a person, such as the state of an upload. */
  note(change: (project: PrintProject) => PrintProject): void;
  undo(): void;
  redo(): void;
  /** To the state after so many steps. */
  travelTo(steps: number): void;
  show(sheetId: string): void;
  select(itemIds: readonly string[]): void;
  /** Saves now, as when the page is left. */
  flush(): Promise<void>;
  /** After a conflict: goes on with the lab’s state, whose draft and history are dropped. */
  takeTheirs(theirs: PrintProject): void;
  /** After a conflict: goes on with a copy of one’s own under a new uuid. */
  keepMine(uuid: string, name: string): void;
  close(): void;
}

/** Edits a project: its state, its history, what is chosen, and how it is saved. `isUnsaved`: opened from a draft. */
export function createEditor(opened: PrintProject, ports: SaverPorts, isUnsaved = false): Editor {
  const store = createStore<EditorState>(() => ({
    project: opened,
    history: noHistory,
    sheetId: sheetsOf(opened)[0]?.id ?? '',
    selected: [],
    saving: { kind: isUnsaved ? 'waiting' : 'saved', savedAt: null, isDraftLost: false },
  }));
  const saver = createSaver(
    ports,
    () => store.getState().project,
    (rev) => store.setState(({ project }) => ({ project: { ...project, rev } })),
    (change) => store.setState(({ saving }) => ({ saving: { ...saving, ...change } })),
  );
  /** Another state of the project: what no longer exists is neither shown nor chosen. */
  const take = (project: PrintProject, history: History) => {
    const { sheetId, selected } = store.getState();
    const sheet = findSheet(project, sheetId) ?? sheetsOf(project)[0];
    const ids = new Set(sheet?.items.map(({ id }) => id));
    store.setState({
      project,
      history,
      sheetId: sheet?.id ?? '',
      selected: selected.every((id) => ids.has(id)) ? selected : selected.filter((id) => ids.has(id)),
    });
    saver.changed();
  };
  const travel = (move: typeof undo) => {
    const { history, project } = store.getState();
    const there = move(history, project);
    if (there) take(there.project, there.history);
  };
  if (isUnsaved) saver.changed();
  return {
    store,
    act(name, change, group = '') {
      const { project, history } = store.getState();
      const next = change(project);
      const recorded = record(history, name, project, next, group);
      if (recorded !== history) take(next, recorded);
    },
    endGesture: () => store.setState(({ history }) => ({ history: closeGroup(history) })),
    note(change) {
      const { project, history } = store.getState();
      const next = change(project);
      if (next !== project) take(next, history);
    },
    undo: () => travel(undo),
    redo: () => travel(redo),
    travelTo(steps) {
      const { history, project } = store.getState();
      const there = travelTo(history, project, steps);
      if (there.history !== history) take(there.project, there.history);
    },
    show: (sheetId) =>
      store.setState(({ project }) => (findSheet(project, sheetId) ? { sheetId, selected: [] } : {})),
    select: (selected) => store.setState({ selected }),
    flush: saver.flush,
    takeTheirs(theirs) {
      store.setState(({ saving }) => ({
        project: theirs,
        history: noHistory,
        sheetId: sheetsOf(theirs)[0]?.id ?? '',
        selected: [],
        saving: { ...saving, kind: 'saved' },
      }));
      saver.discard();
    },
    keepMine(uuid, name) {
      const { project } = store.getState();
      void ports.drafts.remove(project.uuid);
      store.setState({ project: { ...project, uuid, name, rev: 0 } });
      saver.changed();
      saver.resolved();
    },
    close: saver.stop,
  };
}
