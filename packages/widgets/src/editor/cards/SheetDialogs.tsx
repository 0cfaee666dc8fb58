import { useState } from 'react';
import type { ReactElement } from 'react';
import { placeInBox } from '@trade-area/core/layout';
import type { PhotoItem } from '@trade-area/core/layout';
import type { LocalFile } from '@trade-area/core/kernel';
import { BookCrop } from '../books/BookCrop.tsx';
import type { WorkspaceProps } from '../workspace/EditorFrame.tsx';
import { PhotoPicker } from './PhotoPicker.tsx';

/** The box that is cropped and the one that gets a photo; '' = none. */
export interface SheetActs {
  readonly cropped: string;
  readonly picking: string;
  readonly onCrop: (item: Pick<PhotoItem, 'id'>) => void;
  readonly onPick: (item: Pick<PhotoItem, 'id'>) => void;
  /** A box was pressed: its photo is cropped, or one is chosen for it. */
  readonly onBox: (item: PhotoItem) => void;
  readonly onClose: () => void;
}

export function useSheetActs(): SheetActs {
  const [cropped, setCropped] = useState('');
  const [picking, setPicking] = useState('');
  return {
    cropped,
    picking,
    onCrop: ({ id }) => setCropped(id),
    onPick: ({ id }) => setPicking(id),
    onBox: ({ id, photoId }) => (photoId === null ? setPicking(id) : setCropped(id)),
    onClose() {
      setCropped('');
      setPicking('');
    },
  };
}

export interface SheetDialogsProps extends Pick<WorkspaceProps, 'opened' | 'state'> {
  readonly acts: SheetActs;
  readonly onFiles: (files: readonly LocalFile[]) => void;
}

/** The dialogs over a sheet: one crops its photos, the other chooses among those of the project. */
export function SheetDialogs({ opened, state, acts, onFiles }: SheetDialogsProps): ReactElement {
  const { editor, pictures } = opened;
  const { cropped, picking, onCrop, onClose } = acts;
  return (
    <>
      {cropped !== '' && (
        <BookCrop
          {...{ editor, state, pictures }}
          itemId={cropped}
          onItem={(id) => onCrop({ id })}
          onClose={() => {
            editor.endGesture();
            onClose();
          }}
        />
      )}
      {picking !== '' && (
        <PhotoPicker
          {...{ pictures, onFiles, onClose }}
          project={state.project}
          onPick={(photoId) => {
            editor.act('placePhoto', (each) => placeInBox(each, picking, photoId));
            onClose();
          }}
        />
      )}
    </>
  );
}
