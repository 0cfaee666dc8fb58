import { useRef } from 'react';
import type { ReactElement } from 'react';
import type { LocalFile } from '@trade-area/core/kernel';
import { localFile, pickFiles } from '../kit/upload/localFiles.ts';
import { Button } from '../ui/Button.tsx';
import type { ButtonProps } from '../ui/Button.tsx';

export interface FilePickerProps extends Omit<ButtonProps, 'onClick' | 'href'> {
  readonly onFiles: (files: readonly LocalFile[]) => void;
  readonly multiple?: boolean;
  /** A whole folder instead of files. */
  readonly folder?: boolean;
}

/** A button that opens the computer's own window for choosing files. */
export function FilePicker({
  onFiles,
  multiple = false,
  folder = false,
  ...button
}: FilePickerProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        {...button}
        onClick={() =>
          void pickFiles({ multiple, folder }).then((chosen) => {
            if (chosen === 'none') input.current?.click();
            else if (chosen.length > 0) onFiles(chosen);
          })
        }
      />
      <input
        ref={(element) => {
          input.current = element;
          if (element && folder) element.webkitdirectory = true;
        }}
        type="file"
        hidden
        multiple={multiple || folder}
        tabIndex={-1}
        aria-hidden
        {...(folder ? {} : { accept: '.jpg,.jpeg,.tif,.tiff,.pdf,image/jpeg,image/tiff,application/pdf' })}
        onChange={(event) => {
          const chosen = [...(event.currentTarget.files ?? [])].map(localFile);
          // The same file may be chosen again.
          event.currentTarget.value = '';
          if (chosen.length > 0) onFiles(chosen);
        }}
      />
    </>
  );
}
