/* oxlint-disable jsx-a11y/no-static-element-interactions -- the list of items has a button for each: the canvas is its picture */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { DragEvent, ReactElement, ReactNode } from 'react';
import { boxAt, dropPhoto } from '@trade-area/core/editor';
import type { EditorState } from '@trade-area/core/editor';
import type { Point } from '@trade-area/core/geometry';
import { findPhoto, findSheet, guidesFor, placeInBox } from '@trade-area/core/layout';
import type { ProjectItem, ProjectSpread } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import { createSheetCanvas } from '../stage/createSheetCanvas.ts';
import type { SheetCanvas } from '../stage/createSheetCanvas.ts';
import type { SheetSources } from '../stage/paintSheet.ts';
import { pictureKindFor } from '../workspace/pictures.ts';
import type { OpenedProject } from '../workspace/usePrintEditor.ts';
import { ItemList } from './ItemList.tsx';
import { SelectionFrame } from './SelectionFrame.tsx';
import { bookEditorTexts } from './strings.ts';
import { photoType } from './photoDrag.ts';
import { useSheetGestures } from './useSheetGestures.ts';
import { useSheetKeys } from './useSheetKeys.ts';

export interface SheetStageProps {
  readonly opened: OpenedProject;
  readonly state: EditorState;
  readonly sheet: ProjectSpread;
  readonly hasGuides: boolean;
  /** How many times larger than its room it is shown. */
  readonly zoom: number;
  readonly outlinesOf: SheetSources['outlinesOf'];
  /** Id of the photo that the next press places; '' = none. */
  readonly held: string;
  readonly onPlaced: () => void;
  /** Opens an item: its crop, or its text. */
  readonly onOpen: (item: ProjectItem) => void;
  /** Lies over the sheet, such as the field of a text. */
  readonly children?: (placement: Placement) => ReactNode;
}

/** Where the trim of the sheet lies on the stage, pixels, and pixels for a millimetre. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The sheet that is edited: a canvas, the frame of what is chosen, and the list of its items for keys and screen readers. */
export function SheetStage(props: SheetStageProps): ReactElement {
  const { opened, state, sheet, hasGuides, zoom, outlinesOf, held, onPlaced, onOpen, children } = props;
  const { editor, pictures } = opened;
  const t = useText(bookEditorTexts);
  const root = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const mount = useRef<HTMLDivElement>(null);
  const canvas = useRef<SheetCanvas | null>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [dropTarget, setDropTarget] = useState('');

  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const [width, height] = [Math.floor(size.width * zoom), Math.floor(size.height * zoom)];
  const { bleed } = guidesFor(state.project, sheet);
  const scale = Math.max(0.01, Math.min(width / bleed.w, height / bleed.h));
  const placement: Placement = {
    scale,
    x: (width - bleed.w * scale) / 2 - bleed.x * scale,
    y: (height - bleed.h * scale) / 2 - bleed.y * scale,
  };
  const toSheet = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => {
    const { left = 0, top = 0 } = mount.current?.getBoundingClientRect() ?? {};
    return { x: (clientX - left - placement.x) / scale, y: (clientY - top - placement.y) / scale };
  };
  const { gesture, handlers } = useSheetGestures({
    ...{ editor, state, sheet, toSheet, scale },
    onPress(item) {
      if (held === '' || item?.kind !== 'photo') return false;
      editor.act('placePhoto', (project) => placeInBox(project, item.id, held));
      onPlaced();
      return true;
    },
  });
  const keys = useSheetKeys({ editor, state, sheet, onOpen });
  const project = gesture.project ?? state.project;
  const shown = findSheet(project, sheet.id) ?? sheet;

  const version = () =>
    shown.items.reduce(
      (sum, item) => sum + (item.kind === 'photo' ? pictures.version(item.photoId ?? '') : 0),
      pictures.version(shown.bg.photoId ?? ''),
    );
  useSyncExternalStore(pictures.subscribe, version, version);
  useEffect(() => {
    const element = mount.current;
    if (!element || width === 0 || height === 0) return;
    const sources: SheetSources = {
      pictureOf(photoId) {
        const photo = findPhoto(project, photoId);
        return photo ? pictures.get(photo, pictureKindFor(shown)) : null;
      },
      outlinesOf,
    };
    const view = { project, sheet: shown, sources, hasGuides };
    if (canvas.current) canvas.current.update(view);
    else canvas.current = createSheetCanvas(element, view);
    const { stage } = canvas.current;
    if (stage.width() !== width || stage.height() !== height) canvas.current.resize(width, height);
    else canvas.current.refresh();
  });
  useEffect(
    () => () => {
      canvas.current?.destroy();
      canvas.current = null;
    },
    [],
  );

  const onDragOver = (event: DragEvent<HTMLElement>) => {
    if (!event.dataTransfer.types.includes(photoType)) return;
    event.preventDefault();
    setDropTarget(boxAt(sheet, toSheet(event))?.id ?? sheet.id);
  };
  const onDrop = (event: DragEvent<HTMLElement>) => {
    setDropTarget('');
    const photoId = event.dataTransfer.getData(photoType);
    if (photoId === '') return;
    event.preventDefault();
    const spot = toSheet(event);
    editor.act('placePhoto', (each) => dropPhoto(each, sheet.id, photoId, spot));
  };
  const target = gesture.target === '' ? dropTarget : gesture.target;
  return (
    <div ref={root} className="ta-book-stage" tabIndex={-1} {...keys}>
      <div ref={room} className="ta-book-stage__room">
        <div
          className="ta-book-stage__sheet"
          style={{ inlineSize: width, blockSize: height }}
          data-held={held !== '' || undefined}
          data-chosen={state.selected.length > 0 || undefined}
          onDragOver={onDragOver}
          onDragLeave={() => setDropTarget('')}
          onDrop={onDrop}
          onDoubleClick={() => {
            const [only] = state.selected;
            const item = sheet.items.find(({ id }) => id === only);
            if (item) onOpen(item);
          }}
          {...handlers}
          onPointerDown={(event) => {
            // The keys are those of what was pressed.
            root.current?.focus({ preventScroll: true });
            handlers.onPointerDown(event);
          }}
        >
          <div ref={mount} className="ta-book-stage__canvas" aria-hidden="true" />
          <SelectionFrame
            items={shown.items.filter(({ id }) => state.selected.includes(id))}
            target={shown.items.find(({ id }) => id === target)}
            placement={placement}
            gesture={gesture}
            sheetBox={bleed}
          />
          {children?.(placement)}
        </div>
      </div>
      <ItemList editor={editor} state={state} sheet={sheet} label={t('itemsOn')} onOpen={onOpen} />
    </div>
  );
}
