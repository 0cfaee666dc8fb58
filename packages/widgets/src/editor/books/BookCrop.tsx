import type { ReactElement } from 'react';
import { readingOrder } from '@trade-area/core/editor';
import type { Editor, EditorState } from '@trade-area/core/editor';
import { findItem, findPhoto, sheetOfItem } from '@trade-area/core/layout';
import type { ProjectItem } from '@trade-area/core/layout';
import { CropDialog } from '../workspace/CropDialog.tsx';
import type { Pictures } from '../workspace/pictures.ts';

export interface BookCropProps {
  readonly editor: Editor;
  readonly state: EditorState;
  readonly pictures: Pictures;
  /** The box whose photo is cropped. */
  readonly itemId: string;
  readonly onItem: (itemId: string) => void;
  readonly onClose: () => void;
}

const hasPhoto = (item: ProjectItem) => item.kind === 'photo' && item.photoId !== null;

/** Crops the photos of a spread one after the other. */
export function BookCrop(props: BookCropProps): ReactElement | null {
  const { editor, state, pictures, itemId, onItem, onClose } = props;
  const { project } = state;
  const sheet = sheetOfItem(project, itemId);
  const item = findItem(project, itemId);
  const photo = item?.kind === 'photo' ? findPhoto(project, item.photoId) : undefined;
  if (!sheet || item?.kind !== 'photo' || !photo) return null;
  return (
    <CropDialog
      {...{ editor, state, pictures, sheet, onClose }}
      content={{ item, photo }}
      shows="item"
      walk={readingOrder(sheet.items)
        .filter(hasPhoto)
        .map(({ id }) => id)}
      at={itemId}
      onWalk={(id) => {
        editor.select([id]);
        onItem(id);
      }}
    />
  );
}
