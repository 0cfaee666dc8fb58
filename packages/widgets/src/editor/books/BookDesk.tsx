import { useCallback, useState } from 'react';
import type { ReactElement } from 'react';
import { pageNumbers, setPages } from '@trade-area/core/editor';
import type { EditorState } from '@trade-area/core/editor';
import { pagesOf, unusedPhotos } from '@trade-area/core/layout';
import type { ProjectFinding, ProjectItem, ProjectSpread } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { CheckList } from '../workspace/CheckList.tsx';
import type { FindingActs } from '../workspace/CheckList.tsx';
import type { OpenedProject } from '../workspace/usePrintEditor.ts';
import type { SheetSources } from '../stage/paintSheet.ts';
import { previewIcon, zoomInIcon, zoomOutIcon } from './icons.ts';
import { ItemBar } from './ItemBar.tsx';
import { LayoutPanel } from './LayoutPanel.tsx';
import { PhotoTray } from './PhotoTray.tsx';
import { SheetStage } from './SheetStage.tsx';
import { SpreadStrip } from './SpreadStrip.tsx';
import { bookEditorTexts } from './strings.ts';
import { TextField } from './TextField.tsx';
import { useSheetName } from './useSheetName.ts';

export interface BookDeskProps {
  readonly opened: OpenedProject;
  readonly state: EditorState;
  readonly sheet: ProjectSpread;
  readonly findings: readonly ProjectFinding[];
  readonly checks: FindingActs;
  /** Name of the size of the book. */
  readonly size: string;
  readonly outlinesOf: SheetSources['outlinesOf'];
  /** Id of the text that is typed; '' = none. */
  readonly edited: string;
  readonly onEdited: (itemId: string) => void;
  readonly onOpen: (item: ProjectItem) => void;
  readonly onPreview: () => void;
  readonly onFinish: () => void;
}

const mostZoom = 4;

/** The place of work: photos, layouts and checks at the side, the spread in the middle, all spreads below. */
export function BookDesk(props: BookDeskProps): ReactElement {
  const { opened, state, sheet, findings, checks, size, outlinesOf, edited, onEdited, onOpen } = props;
  const { editor } = opened;
  const { project } = state;
  const t = useText(bookEditorTexts);
  const { number } = useFormats();
  const sheetName = useSheetName(project);
  const [panel, setPanel] = useState('photos');
  const [held, setHeld] = useState<readonly string[]>([]);
  const [hasGuides, setGuides] = useState(true);
  const [zoom, setZoom] = useState(1);
  const onPlaced = useCallback(() => setHeld((ids) => ids.slice(1)), []);
  const open = findings.filter(({ level, isAccepted }) => !isAccepted && level !== 'note').length;
  const unused = unusedPhotos(project).length;
  const pages = pagesOf(project);
  const numbers = pageNumbers(project.pages);
  return (
    <div className="ta-book-desk">
      <div className="ta-book-desk__side">
        <Tabs
          label={t('panels')}
          selected={panel}
          onSelect={setPanel}
          tabs={[
            {
              key: 'photos',
              title: t('photos'),
              badge: <Badge tone="quiet" count={unused} label={t('unused', { count: unused })} />,
            },
            { key: 'layouts', title: t('layouts') },
            {
              key: 'checks',
              title: t('checks'),
              badge: <Badge count={open} label={t('open', { count: open })} />,
            },
          ]}
        >
          {panel === 'photos' && <PhotoTray {...{ opened, state, held }} onHeld={setHeld} />}
          {panel === 'layouts' && <LayoutPanel {...{ opened, state, sheet }} />}
          {panel === 'checks' && <CheckList {...{ editor, findings, checks }} />}
        </Tabs>
      </div>
      <div className="ta-book-desk__main">
        <div className="ta-book-desk__head">
          <h1 className="ta-heading">{sheetName(sheet)}</h1>
          <span className="ta-book-desk__view">
            <Checkbox checked={hasGuides} onChecked={setGuides}>
              {t('guides')}
            </Checkbox>
            <IconButton
              icon={zoomOutIcon}
              label={t('zoomOut')}
              disabled={zoom <= 1}
              onClick={() => setZoom(Math.max(1, zoom / 1.5))}
            />
            <IconButton
              icon={zoomInIcon}
              label={t('zoomIn')}
              disabled={zoom >= mostZoom}
              onClick={() => setZoom(Math.min(mostZoom, zoom * 1.5))}
            />
          </span>
        </div>
        <ItemBar {...{ editor, state, sheet, onOpen }} onEdit={onEdited} />
        <SheetStage
          {...{ opened, state, sheet, hasGuides, zoom, outlinesOf, onPlaced, onOpen }}
          held={held[0] ?? ''}
        >
          {(placement) => {
            const text = sheet.items.find(({ id }) => id === edited);
            return text?.kind === 'text' ? (
              <TextField key={text.id} {...{ editor, item: text, placement }} onClose={() => onEdited('')} />
            ) : null;
          }}
        </SheetStage>
        <SpreadStrip {...{ opened, state, findings, outlinesOf }} />
        <div className="ta-book-desk__foot">
          <Field label={t('pages')} hint={size}>
            <Select
              value={String(pages)}
              onValue={(value) => editor.act('setPages', (each) => setPages(each, Number(value)))}
              options={[...new Set([...numbers, pages])]
                .toSorted((a, b) => a - b)
                .map((count) => ({ value: String(count), label: number(count) }))}
            />
          </Field>
          <span className="ta-book-desk__next">
            <Button icon={previewIcon} onClick={props.onPreview}>
              {t('preview')}
            </Button>
            <Button variant="primary" onClick={props.onFinish}>
              {t('finish')}
            </Button>
          </span>
        </div>
      </div>
    </div>
  );
}
