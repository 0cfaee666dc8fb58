import type { ReactElement } from 'react';
import { sideOf } from '@trade-area/core/layout';
import type { PhotoItem, PrintProject, ProjectSpread } from '@trade-area/core/layout';
import type { LocalFile } from '@trade-area/core/kernel';
import { useText } from '../../kit/text/engine.tsx';
import { Button } from '../../ui/Button.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { PhotoDrop } from '../workspace/PhotoDrop.tsx';
import type { OpenedProject } from '../workspace/usePrintEditor.ts';
import { CardTexts } from './CardTexts.tsx';
import { PhotoList } from './PhotoList.tsx';
import { SheetDesk } from './SheetDesk.tsx';
import { cardEditorTexts } from './strings.ts';
import { sideTexts } from './words.ts';
import type { SheetSources } from '../stage/paintSheet.ts';

export interface CardDeskProps {
  readonly opened: OpenedProject;
  readonly project: PrintProject;
  /** The side that is shown. */
  readonly sheet: ProjectSpread;
  readonly outlinesOf: SheetSources['outlinesOf'];
  readonly onBox: (item: PhotoItem) => void;
  readonly onCrop: (item: PhotoItem) => void;
  readonly onPick: (item: PhotoItem) => void;
  readonly onFiles: (files: readonly LocalFile[]) => void;
  readonly onDesign: () => void;
  readonly onFinish: () => void;
}

/** One side of a card with its words and photos beside it. */
export function CardDesk(props: CardDeskProps): ReactElement {
  const { opened, project, sheet, outlinesOf, onBox, onCrop, onPick, onFiles, onDesign, onFinish } = props;
  const { editor, pictures } = opened;
  const t = useText(cardEditorTexts);
  const side = sideOf(project, sheet);
  return (
    <Tabs
      label={t('sides')}
      tabs={project.spreads.map((each) => ({ key: each.id, title: t(sideTexts[sideOf(project, each)]) }))}
      selected={sheet.id}
      onSelect={editor.show}
    >
      <div className="ta-card-desk">
        <div className="ta-card-desk__picture">
          <SheetDesk
            {...{ project, sheet, pictures, outlinesOf, onBox }}
            isRounded={project.options['CardCorners'] === 'rounded'}
          />
          {side === 'outside' && <p className="ta-quiet">{t('outsideHint')}</p>}
        </div>
        <div className="ta-card-desk__side">
          <CardTexts {...{ editor, project, sheet }} />
          <PhotoList {...{ editor, project, sheet, pictures, onCrop, onPick }} />
          <PhotoDrop isMore onFiles={onFiles} />
          <span className="ta-card-desk__acts">
            <Button onClick={onDesign}>{t('changeDesign')}</Button>
            <Button variant="primary" onClick={onFinish}>
              {t('finish')}
            </Button>
          </span>
        </div>
      </div>
    </Tabs>
  );
}
