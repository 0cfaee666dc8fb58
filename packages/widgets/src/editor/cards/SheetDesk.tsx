import type { CSSProperties, ReactElement } from 'react';
import { findPhoto, guidesFor } from '@trade-area/core/layout';
import type { PhotoItem, PrintProject, ProjectSpread } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import type { Pictures } from '../workspace/pictures.ts';
import { SheetPicture } from '../workspace/SheetPicture.tsx';
import { cardEditorTexts } from './strings.ts';
import { useBoxName } from './useBoxName.ts';
import type { SheetSources } from '../stage/paintSheet.ts';

export interface SheetDeskProps {
  readonly project: PrintProject;
  readonly sheet: ProjectSpread;
  readonly pictures: Pictures;
  readonly outlinesOf: SheetSources['outlinesOf'];
  /** Corners of the paper are round. */
  readonly isRounded?: boolean;
  /** A box for a photo was pressed. */
  readonly onBox: (item: PhotoItem) => void;
}

/** Boxes for photos of a sheet, in their order. */
export const boxesOf = ({ items }: ProjectSpread): PhotoItem[] =>
  items.flatMap((item) => (item.kind === 'photo' ? [item] : []));

/** A sheet as it is printed; each box for a photo can be pressed. */
export function SheetDesk(props: SheetDeskProps): ReactElement {
  const { project, sheet, pictures, outlinesOf, isRounded = false, onBox } = props;
  const t = useText(cardEditorTexts);
  const boxName = useBoxName(project);
  const { trim, folds } = guidesFor(project, sheet);
  const across = (x: number) => `${Math.max(0, Math.min(100, (x / trim.w) * 100))}%`;
  const down = (y: number) => `${Math.max(0, Math.min(100, (y / trim.h) * 100))}%`;
  return (
    <div
      className="ta-card-sheet"
      data-rounded={isRounded || undefined}
      data-wide={trim.w > trim.h || undefined}
      style={{ '--_ratio': trim.w / trim.h } as CSSProperties}
    >
      <SheetPicture
        project={project}
        sheet={sheet}
        pictures={pictures}
        kind="proxy"
        outlinesOf={outlinesOf}
      />
      {folds.map((x) => (
        <span
          key={x}
          className="ta-card-sheet__fold"
          style={{ insetInlineStart: across(x) }}
          aria-hidden="true"
        />
      ))}
      {boxesOf(sheet).map((item, index) => (
        <button
          key={item.id}
          type="button"
          className="ta-card-sheet__box"
          data-empty={!findPhoto(project, item.photoId) || undefined}
          style={{
            left: across(item.x),
            top: down(item.y),
            right: `calc(100% - ${across(item.x + item.w)})`,
            bottom: `calc(100% - ${down(item.y + item.h)})`,
          }}
          aria-label={boxName(item, index)}
          onClick={() => onBox(item)}
        >
          <span className="ta-card-sheet__number ta-figures">{t('photoNumber', { number: index + 1 })}</span>
        </button>
      ))}
    </div>
  );
}
