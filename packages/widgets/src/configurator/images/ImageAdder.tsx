import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { imageEndings, imageLimits } from '@trade-area/core/contract';
import { useText } from '../../kit/text/engine.tsx';
import { filesOf, localFile } from '../../kit/upload/localFiles.ts';
import { useFormats } from '../../kit/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { resumeIcon, uploadIcon } from '../../ui/icons.ts';
import { frameImagesTexts } from './imagesStrings.ts';
import type { OpenDesigner } from './useDesigner.ts';

const accepted = ['image/jpeg', 'image/tiff', ...imageEndings.map((ending) => `.${ending}`)].join(',');

/** Takes images, several at once; they may be dropped on it. */
export function ImageAdder({ designer, state }: OpenDesigner): ReactElement {
  const t = useText(frameImagesTexts);
  const { size } = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const choose = () => input.current?.click();
  const stopped = state.images.filter((image) => image.state === 'interrupted');
  const resume = () => {
    designer.resume();
    if (stopped.some(({ file }) => file === null)) choose();
  };
  return (
    <div
      className="ta-configurator-adder"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void filesOf(event.dataTransfer).then((files) => designer.add(files));
      }}
    >
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
          const files = [...(event.currentTarget.files ?? [])].map((file) => localFile(file));
          event.currentTarget.value = '';
          void designer.add(files);
        }}
      />
      <span className="ta-configurator-adder__buttons">
        {stopped.length > 0 && (
          <Button icon={resumeIcon} onClick={resume}>
            {t('resumeImages')}
          </Button>
        )}
        <Button icon={uploadIcon} onClick={choose}>
          {t('addImages')}
        </Button>
      </span>
      <span className="ta-quiet">{t('imagesHint', { size: size(imageLimits.file) })}</span>
    </div>
  );
}
