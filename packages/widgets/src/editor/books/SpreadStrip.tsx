/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- the row takes what is dragged over it: each act has keys as well */
import { useRef, useState } from 'react';
import type { DragEvent, KeyboardEvent, ReactElement } from 'react';
import { canAddSpread, canRemoveSpread, placePhotos } from '@trade-area/core/editor';
import type { EditorState } from '@trade-area/core/editor';
import {
  addSpread,
  duplicateSpread,
  lockSpread,
  moveSpread,
  removeSpread,
  sheetsOf,
} from '@trade-area/core/layout';
import type { ProjectFinding, ProjectSpread } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { copyIcon, moreIcon, trashIcon } from '../../ui/icons.ts';
import { Menu } from '../../ui/Menu.tsx';
import { isBlocking } from '../workspace/CheckList.tsx';
import { SheetPicture } from '../workspace/SheetPicture.tsx';
import type { OpenedProject } from '../workspace/usePrintEditor.ts';
import type { SheetSources } from '../stage/paintSheet.ts';
import { addIcon, lockIcon, nextIcon, previousIcon, unlockIcon } from './icons.ts';
import { photoType } from './photoDrag.ts';
import { bookEditorTexts } from './strings.ts';
import { useSheetName } from './useSheetName.ts';

export interface SpreadStripProps {
  readonly opened: OpenedProject;
  readonly state: EditorState;
  readonly findings: readonly ProjectFinding[];
  readonly outlinesOf: SheetSources['outlinesOf'];
}

const spreadType = 'application/x-ta-spread';

/** All spreads in their order: one is chosen by a press or by arrow keys, and moved by a drag or by Alt with arrow keys. */
export function SpreadStrip({ opened, state, findings, outlinesOf }: SpreadStripProps): ReactElement {
  const { editor } = opened;
  const { project, sheetId } = state;
  const t = useText(bookEditorTexts);
  const nameOf = useSheetName(project);
  const row = useRef<HTMLOListElement>(null);
  const [over, setOver] = useState('');
  const sheets = sheetsOf(project);
  const indexOf = (id: string) => project.spreads.findIndex((each) => each.id === id);
  const blocked = new Set(findings.filter(isBlocking).map((finding) => finding.sheetId));
  const focus = (id: string) =>
    row.current?.querySelector<HTMLElement>(`[data-sheet="${id}"]`)?.focus({ preventScroll: false });

  const move = (id: string, step: number) =>
    editor.act('moveSpread', (each) => moveSpread(each, id, indexOf(id) + step));
  const add = () => {
    let added: string | null = null;
    editor.act('addSpread', (each) => {
      const [next, id] = addSpread(each, indexOf(sheetId) + 1);
      added = id;
      return next;
    });
    if (added !== null) editor.show(added);
  };
  const duplicate = (id: string) => {
    let made: string | null = null;
    editor.act('duplicateSpread', (each) => {
      const [next, copy] = duplicateSpread(each, id);
      made = copy;
      return next;
    });
    if (made !== null) editor.show(made);
  };
  const remove = (id: string) => {
    const at = sheets.findIndex((each) => each.id === id);
    const next = sheets[at + 1] ?? sheets[at - 1];
    editor.act('removeSpread', (each) => removeSpread(each, id));
    if (next) {
      editor.show(next.id);
      focus(next.id);
    }
  };
  const onKeyDown = (event: KeyboardEvent, sheet: ProjectSpread) => {
    const at = sheets.indexOf(sheet);
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const to = step === undefined ? { Home: 0, End: sheets.length - 1 }[event.key] : at + step;
    if (event.altKey && step !== undefined && sheet.kind !== 'cover') move(sheet.id, step);
    else if (event.key === 'Delete' && sheet.kind !== 'cover' && canRemoveSpread(project)) remove(sheet.id);
    else if (to !== undefined && !event.altKey) {
      const next = sheets[to];
      if (next) {
        editor.show(next.id);
        focus(next.id);
      }
    } else return;
    event.preventDefault();
  };
  const onDrop = (event: DragEvent, sheet: ProjectSpread) => {
    setOver('');
    const spread = event.dataTransfer.getData(spreadType);
    const photo = event.dataTransfer.getData(photoType);
    if (spread === '' && photo === '') return;
    event.preventDefault();
    if (spread !== '')
      editor.act('moveSpread', (each) => moveSpread(each, spread, Math.max(0, indexOf(sheet.id))));
    else editor.act('placePhoto', (each) => placePhotos(each, sheet.id, [photo]));
  };
  return (
    <nav className="ta-book-strip" aria-label={t('spreads')}>
      <ol ref={row} className="ta-book-strip__row">
        {sheets.map((sheet) => {
          const name = nameOf(sheet);
          const isShown = sheet.id === sheetId;
          const index = indexOf(sheet.id);
          return (
            <li
              key={sheet.id}
              className="ta-book-strip__sheet"
              data-cover={sheet.kind === 'cover' || undefined}
              data-over={over === sheet.id || undefined}
              draggable={sheet.kind !== 'cover'}
              onDragStart={(event) => event.dataTransfer.setData(spreadType, sheet.id)}
              onDragOver={(event) => {
                const { types } = event.dataTransfer;
                if (!types.includes(spreadType) && !types.includes(photoType)) return;
                event.preventDefault();
                setOver(sheet.id);
              }}
              onDragLeave={() => setOver('')}
              onDrop={(event) => onDrop(event, sheet)}
            >
              <button
                type="button"
                className="ta-book-strip__show"
                data-sheet={sheet.id}
                aria-current={isShown ? 'page' : undefined}
                aria-label={blocked.has(sheet.id) ? t('sheetBlocked', { name }) : name}
                aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
                tabIndex={isShown ? 0 : -1}
                onClick={() => editor.show(sheet.id)}
                onKeyDown={(event) => onKeyDown(event, sheet)}
              >
                <SheetPicture
                  project={project}
                  sheet={sheet}
                  pictures={opened.pictures}
                  outlinesOf={outlinesOf}
                />
              </button>
              <span className="ta-book-strip__name">
                <span className="ta-figures" data-blocked={blocked.has(sheet.id) || undefined}>
                  {name}
                </span>
                {sheet.locked && <Icon shape={lockIcon} size="small" />}
                {sheet.kind !== 'cover' && isShown && (
                  <Menu
                    label={t('moreOf', { name })}
                    icon={moreIcon}
                    iconOnly
                    size="small"
                    align="end"
                    items={[
                      {
                        key: 'before',
                        label: t('moveBefore'),
                        icon: previousIcon,
                        disabled: index === 0,
                        onSelect: () => move(sheet.id, -1),
                      },
                      {
                        key: 'after',
                        label: t('moveAfter'),
                        icon: nextIcon,
                        disabled: index === project.spreads.length - 1,
                        onSelect: () => move(sheet.id, 1),
                      },
                      {
                        key: 'duplicate',
                        label: t('duplicate'),
                        icon: copyIcon,
                        disabled: !canAddSpread(project),
                        onSelect: () => duplicate(sheet.id),
                      },
                      {
                        key: 'lock',
                        label: t(sheet.locked ? 'unlock' : 'lock'),
                        icon: sheet.locked ? unlockIcon : lockIcon,
                        onSelect: () =>
                          editor.act('lockSpread', (each) => lockSpread(each, sheet.id, !sheet.locked)),
                      },
                      {
                        key: 'remove',
                        label: t('removeSpread'),
                        icon: trashIcon,
                        danger: true,
                        disabled: !canRemoveSpread(project),
                        onSelect: () => remove(sheet.id),
                      },
                    ]}
                  />
                )}
              </span>
            </li>
          );
        })}
        <li className="ta-book-strip__add">
          <Button size="small" icon={addIcon} disabled={!canAddSpread(project)} onClick={add}>
            {t('addSpread')}
          </Button>
        </li>
      </ol>
    </nav>
  );
}
