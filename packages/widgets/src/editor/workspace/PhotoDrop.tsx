import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { imageEndings } from '@trade-area/core/contract';
import type { LocalFile } from '@trade-area/core/kernel';
import { useText } from '../../kit/text/engine.tsx';
import { filesOf, localFile } from '../../kit/upload/localFiles.ts';
import { Button } from '../../ui/Button.tsx';
import { uploadIcon } from '../../ui/icons.ts';
import { printEditorTexts } from './strings.ts';

const accepted = ['image/jpeg', 'image/tiff', ...imageEndings.map((ending) => `.${ending}`)].join(',');

export interface PhotoDropProps {
  /** Photos are there already: the area is small. */
  readonly isMore: boolean;
  readonly disabled?: boolean;
  readonly onFiles: (files: readonly LocalFile[]) => void;
}

/** Takes photos: dropped, pasted or chosen, folders too. */
export function PhotoDrop({ isMore, disabled = false, onFiles }: PhotoDropProps): ReactElement {
  const t = useText(printEditorTexts);
  const [isOver, setOver] = useState(false);
  const take = (transfer: DataTransfer) =>
    void filesOf(transfer).then((files) => {
      if (files.length > 0 && !disabled) onFiles(files);
    });
  return (
    <div
      className="ta-editor-drop"
      data-more={isMore || undefined}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver([...event.dataTransfer.types].includes('Files'));
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer);
      }}
      onPaste={(event) => {
        if (event.clipboardData.files.length > 0) take(event.clipboardData);
      }}
    >
      <p className="ta-editor-drop__text">{t(isMore ? 'dropMore' : 'drop')}</p>
      <Picker
        variant={isMore ? 'quiet' : 'primary'}
        label={t(isMore ? 'addMore' : 'choose')}
        disabled={disabled}
        onFiles={onFiles}
      />
      {!isMore && <p className="ta-quiet">{t('dropHint')}</p>}
    </div>
  );
}

interface PickerProps {
  readonly variant: 'primary' | 'quiet';
  readonly label: string;
  readonly disabled: boolean;
  readonly onFiles: (files: readonly LocalFile[]) => void;
}

function Picker({ variant, label, disabled, onFiles }: PickerProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        className="ta-hidden"
        type="file"
        multiple
        accept={accepted}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          // Now: the list is emptied before anything else happens.
          const files = [...(event.currentTarget.files ?? [])].map(localFile);
          event.currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button variant={variant} icon={uploadIcon} disabled={disabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
