import type { ReactElement } from 'react';
import type { Editor, EditorState } from '@trade-area/core/editor';
import { centreOf } from '@trade-area/core/geometry';
import {
  addBox,
  addText,
  alignItems,
  distributeItems,
  emptyBoxes,
  guidesFor,
  lockItems,
  photoFilters,
  removeItems,
  reorderItem,
  sameSize,
  setBackground,
  stylePhotos,
  turnItems,
} from '@trade-area/core/layout';
import type { Alignment, Order, ProjectItem, ProjectSpread } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { trashIcon } from '../../ui/icons.ts';
import { Menu } from '../../ui/Menu.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { cropIcon, turnIcon } from '../workspace/icons.ts';
import { printEditorTexts } from '../workspace/strings.ts';
import { filterTexts } from '../workspace/words.ts';
import { alignIcon, boxIcon, lockIcon, orderIcon, takeOutIcon, textIcon, unlockIcon } from './icons.ts';
import { PhotoLooks } from './PhotoLooks.tsx';
import { bookEditorTexts } from './strings.ts';
import { TextLooks } from './TextLooks.tsx';
import { alignTexts, orderTexts } from './words.ts';

export interface ItemBarProps {
  readonly editor: Editor;
  readonly state: EditorState;
  readonly sheet: ProjectSpread;
  readonly onOpen: (item: ProjectItem) => void;
  /** Types the text of an item. */
  readonly onEdit: (itemId: string) => void;
}

/** Acts on the items that are chosen, or on the sheet when none is. */
export function ItemBar({ editor, state, sheet, onOpen, onEdit }: ItemBarProps): ReactElement {
  const { selected } = state;
  const t = useText(bookEditorTexts);
  const chosen = sheet.items.filter(({ id }) => selected.includes(id));
  const [first] = chosen;
  return (
    <div className="ta-book-items" role="toolbar" aria-label={t(first ? 'itemTools' : 'sheetTools')}>
      {!first && <SheetTools {...{ editor, state, sheet, onEdit }} />}
      {first && chosen.length === 1 && <OneItem {...{ editor, item: first, onOpen }} />}
      {chosen.length > 1 && (
        <span className="ta-book-items__count ta-figures">{t('chosen', { count: chosen.length })}</span>
      )}
      {first && <ManyItems {...{ editor, state, sheet, chosen }} />}
    </div>
  );
}

function SheetTools({ editor, state, sheet, onEdit }: Omit<ItemBarProps, 'onOpen'>): ReactElement {
  const t = useText(bookEditorTexts);
  const middle = () => {
    const { pages } = guidesFor(state.project, sheet);
    const page = pages.at(-1);
    return page ? centreOf(page) : { x: 0, y: 0 };
  };
  const add = () => {
    let added: string | null = null;
    editor.act('addBox', (project) => {
      const [next, id] = addBox(project, sheet.id, null, middle());
      added = id;
      return next;
    });
    if (added !== null) editor.select([added]);
  };
  const write = () => {
    const { x, y } = middle();
    let added: string | null = null;
    editor.act('addText', (project) => {
      const box = { x: x - 50, y: y - 15, w: 100, h: 30 };
      const [next, id] = addText(project, sheet.id, box, t('textPlaceholder'));
      added = id;
      return next;
    });
    if (added === null) return;
    editor.select([added]);
    onEdit(added);
  };
  return (
    <>
      <Button size="small" icon={boxIcon} onClick={add}>
        {t('addBox')}
      </Button>
      <Button size="small" icon={textIcon} onClick={write}>
        {t('addText')}
      </Button>
      <label className="ta-book-color">
        <span>{t('background')}</span>
        <input
          type="color"
          value={sheet.bg.color}
          onChange={(event) => {
            const color = event.currentTarget.value;
            editor.act(
              'setBackground',
              (each) => setBackground(each, sheet.id, { color }),
              `paper ${sheet.id}`,
            );
          }}
          onBlur={editor.endGesture}
        />
      </label>
      <p className="ta-quiet ta-book-items__hint">{t('sheetHint')}</p>
    </>
  );
}

interface OneItemProps {
  readonly editor: Editor;
  readonly item: ProjectItem;
  readonly onOpen: (item: ProjectItem) => void;
}

function OneItem({ editor, item, onOpen }: OneItemProps): ReactElement {
  const t = useText(bookEditorTexts);
  const shared = useText(printEditorTexts);
  const isPhoto = item.kind === 'photo' && item.photoId !== null;
  return (
    <>
      {isPhoto && (
        <>
          <Button size="small" icon={cropIcon} onClick={() => onOpen(item)}>
            {shared('crop')}
          </Button>
          <IconButton
            icon={takeOutIcon}
            label={t('takeOut')}
            onClick={() => editor.act('emptyBox', (each) => emptyBoxes(each, [item.id]))}
          />
        </>
      )}
      {item.kind === 'text' && (
        <>
          <Button size="small" icon={textIcon} onClick={() => onOpen(item)}>
            {t('editText')}
          </Button>
          <Popover label={t('textStyle')} size="small">
            <TextLooks editor={editor} item={item} />
          </Popover>
        </>
      )}
      {item.kind === 'photo' && (
        <>
          <Menu
            label={shared('colours')}
            size="small"
            items={photoFilters.map((filter) => ({
              key: filter,
              label: shared(filterTexts[filter]),
              checked: item.filter === filter,
              onSelect: () => editor.act('stylePhoto', (each) => stylePhotos(each, [item.id], { filter })),
            }))}
          />
          <Popover label={t('looks')} size="small">
            <PhotoLooks editor={editor} item={item} />
          </Popover>
        </>
      )}
      <IconButton
        icon={turnIcon}
        label={t('turnItem')}
        onClick={() => editor.act('turnItem', (each) => turnItems(each, [item.id], item.rot + 90))}
      />
    </>
  );
}

interface ManyItemsProps extends Omit<ItemBarProps, 'onOpen' | 'onEdit'> {
  readonly chosen: readonly ProjectItem[];
}

const alignments: readonly Alignment[] = ['left', 'center', 'right', 'top', 'middle', 'bottom'];
const orders: readonly Order[] = ['front', 'forward', 'backward', 'back'];

function ManyItems({ editor, state, sheet, chosen }: ManyItemsProps): ReactElement {
  const t = useText(bookEditorTexts);
  const ids = chosen.map(({ id }) => id);
  const isLocked = chosen.every(({ lock }) => lock);
  const [first] = chosen;
  const { trim } = guidesFor(state.project, sheet);
  return (
    <>
      <Menu
        label={t('align')}
        icon={alignIcon}
        iconOnly
        size="small"
        items={[
          ...alignments.map((alignment) => ({
            key: alignment,
            label: t(alignTexts[alignment]),
            onSelect: () => editor.act('alignItems', (each) => alignItems(each, ids, alignment, trim)),
          })),
          ...(['across', 'down'] as const).map((direction) => ({
            key: direction,
            label: t(direction === 'across' ? 'distributeAcross' : 'distributeDown'),
            disabled: ids.length < 3,
            onSelect: () => editor.act('alignItems', (each) => distributeItems(each, ids, direction)),
          })),
          {
            key: 'size',
            label: t('sameSize'),
            disabled: ids.length < 2,
            onSelect: () => editor.act('resizeItem', (each) => sameSize(each, ids)),
          },
        ]}
      />
      {ids.length === 1 && first && (
        <Menu
          label={t('order')}
          icon={orderIcon}
          iconOnly
          size="small"
          items={orders.map((order) => ({
            key: order,
            label: t(orderTexts[order]),
            onSelect: () => editor.act('reorderItems', (each) => reorderItem(each, first.id, order)),
          }))}
        />
      )}
      <IconButton
        icon={isLocked ? unlockIcon : lockIcon}
        label={t(isLocked ? 'unlockItem' : 'lockItem')}
        onClick={() => editor.act('lockItems', (each) => lockItems(each, ids, !isLocked))}
      />
      <IconButton
        icon={trashIcon}
        label={t('removeItem')}
        disabled={isLocked}
        onClick={() => editor.act('removeItems', (each) => removeItems(each, ids))}
      />
    </>
  );
}
