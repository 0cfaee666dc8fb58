import { useEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { boxAt, dragHandle, dragItems, dragTurn, itemAt, itemsWithin } from '@trade-area/core/editor';
import type { Editor, EditorState, Gestured, Handle } from '@trade-area/core/editor';
import type { Point } from '@trade-area/core/geometry';
import { copyPhoto, pasteItems, swapPhotos } from '@trade-area/core/layout';
import type { Act, PrintProject, ProjectItem, ProjectSpread, SnapLine } from '@trade-area/core/layout';

/** Pixels that a pointer moves before a press becomes a drag, and within which something snaps. */
const still = 4;
const snapPixels = 6;

export interface SheetGestureOptions {
  readonly editor: Editor;
  readonly state: EditorState;
  readonly sheet: ProjectSpread;
  /** Millimetres on the sheet of a position on the screen. */
  readonly toSheet: (event: { readonly clientX: number; readonly clientY: number }) => Point;
  /** Pixels of the page for a millimetre. */
  readonly scale: number;
  /** A press on an item that is no drag; true = it was for something else, such as the place of a photo. */
  readonly onPress: (item: ProjectItem | undefined, spot: Point) => boolean;
}

/** A gesture as it is under way: what the sheet looks like, the lines it snaps to, the box it would swap with. */
export interface Gesture {
  readonly project: PrintProject | null;
  readonly lines: readonly SnapLine[];
  /** Id of the box whose photo is exchanged; '' = none. */
  readonly target: string;
  /** Corners of the rectangle that chooses items. */
  readonly area: readonly [Point, Point] | null;
}

const nothing: Gesture = { project: null, lines: [], target: '', area: null };

interface Grip {
  readonly kind: 'move' | 'resize' | 'turn' | 'choose';
  readonly pointer: number;
  readonly from: Point;
  readonly start: { readonly x: number; readonly y: number };
  readonly ids: readonly string[];
  readonly item: ProjectItem | undefined;
  readonly handle: Handle | null;
  readonly before: PrintProject;
  isDragging: boolean;
}

/** Moves, resizes, turns and chooses items of a sheet by a pointer; an act is one step, made when the pointer is lifted. */
export function useSheetGestures(options: SheetGestureOptions) {
  const { editor, state, sheet, toSheet, scale, onPress } = options;
  const [gesture, setGesture] = useState<Gesture>(nothing);
  const grip = useRef<Grip | null>(null);
  const end = () => {
    grip.current = null;
    setGesture(nothing);
  };
  // Another sheet is shown: what was begun on the one before is left.
  useEffect(() => end, [sheet.id]);

  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || grip.current) return;
    const spot = toSheet(event);
    const [handle, isTurn] = handleOf(event.target);
    const [only] = state.selected;
    const chosen = sheet.items.find(({ id }) => id === only);
    const item = handle || isTurn ? chosen : itemAt(sheet, spot);
    const isMore = event.shiftKey || event.ctrlKey || event.metaKey;
    let ids = state.selected;
    if (!handle && !isTurn) {
      if (item && isMore)
        ids = ids.includes(item.id) ? ids.filter((id) => id !== item.id) : [...ids, item.id];
      else if (item && !ids.includes(item.id)) ids = [item.id];
      else if (!item && !isMore) ids = [];
      if (ids !== state.selected) editor.select(ids);
    }
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = {
      kind: handle ? 'resize' : isTurn ? 'turn' : item ? 'move' : 'choose',
      pointer: event.pointerId,
      from: spot,
      start: { x: event.clientX, y: event.clientY },
      ...{ ids, item, handle },
      before: state.project,
      isDragging: false,
    };
  };

  const drawn = (event: PointerEvent<HTMLElement>, now: Grip): Gestured & { readonly target: string } => {
    const to = toSheet(event);
    const by = { x: to.x - now.from.x, y: to.y - now.from.y };
    const reach = event.ctrlKey || event.metaKey ? 0 : snapPixels / scale;
    const { before, item, handle } = now;
    if (now.kind === 'resize' && item && handle)
      return {
        ...dragHandle(before, sheet, item, handle, by, { reach, keepsRatio: event.shiftKey }),
        target: '',
      };
    if (now.kind === 'turn' && item)
      return { ...dragTurn(before, item, now.from, to, { reach }), target: '' };
    const [only] = now.ids;
    const isPhoto = now.ids.length === 1 && item?.kind === 'photo' && item.photoId !== null;
    const target = isPhoto && only !== undefined ? (boxAt(sheet, to, [only])?.id ?? '') : '';
    return { ...dragItems(before, sheet, now.ids, by, { reach: target === '' ? reach : 0 }), target };
  };

  const move = (event: PointerEvent<HTMLElement>) => {
    const now = grip.current;
    if (!now || event.pointerId !== now.pointer) return;
    const far = Math.hypot(event.clientX - now.start.x, event.clientY - now.start.y);
    if (!now.isDragging && far < still) return;
    now.isDragging = true;
    if (now.kind === 'choose') return setGesture({ ...nothing, area: [now.from, toSheet(event)] });
    setGesture({ ...drawn(event, now), area: null });
  };

  const lift = (event: PointerEvent<HTMLElement>) => {
    const now = grip.current;
    if (!now || event.pointerId !== now.pointer) return;
    end();
    if (!now.isDragging) {
      if (now.kind === 'move' || now.kind === 'choose') onPress(now.item, now.from);
      return;
    }
    if (now.kind === 'choose') return editor.select(itemsWithin(sheet, now.from, toSheet(event)));
    // Changes of the meantime, such as the state of an upload, stay: the gesture is done on the project of now.
    const { target } = drawn(event, now);
    const redo = (project: PrintProject) => drawn(event, { ...now, before: project }).project;
    const [only = ''] = now.ids;
    if (target !== '')
      return event.altKey
        ? editor.act('copyPhoto', (project) => copyPhoto(project, only, target))
        : editor.act('swapPhotos', (project) => swapPhotos(project, only, target));
    if (now.kind === 'move' && event.altKey) return copyBy(editor, sheet, now.ids, redo);
    const acts: Readonly<Record<'move' | 'resize' | 'turn', Act>> = {
      move: 'moveItems',
      resize: 'resizeItem',
      turn: 'turnItem',
    };
    editor.act(acts[now.kind], redo);
  };

  return {
    gesture,
    handlers: {
      onPointerDown: begin,
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: end,
    },
  };
}

/** Copies of items where the drag has led them; the items themselves stay. */
function copyBy(
  editor: Editor,
  sheet: ProjectSpread,
  ids: readonly string[],
  moved: (project: PrintProject) => PrintProject,
) {
  editor.act('pasteItems', (project) => {
    const there = moved(project);
    const all = [there.cover, ...there.spreads].find((each) => each?.id === sheet.id)?.items ?? [];
    const [copied, copies] = pasteItems(
      project,
      sheet.id,
      all.filter(({ id }) => ids.includes(id)),
    );
    editor.select(copies);
    return copied;
  });
}

/** The handle that was pressed: a side or corner, or the one that turns. */
function handleOf(target: EventTarget): readonly [Handle | null, boolean] {
  const name = target instanceof Element ? (target.getAttribute('data-handle') ?? '') : '';
  if (name === 'turn') return [null, true];
  const x = name.includes('w') ? -1 : name.includes('e') ? 1 : 0;
  const y = name.includes('n') ? -1 : name.includes('s') ? 1 : 0;
  return [x === 0 && y === 0 ? null : { x, y }, false];
}
