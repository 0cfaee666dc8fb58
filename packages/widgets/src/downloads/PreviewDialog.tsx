/* oxlint-disable jsx-a11y/media-has-caption -- a lab may have a film without captions */
import type { ReactElement } from 'react';
import type { FilmCaptions, LibraryFile } from '@trade-area/core/downloads';
import { useLanguage, useText } from '../kit/text/engine.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { downloadsTexts } from './strings.ts';
import type { FileDownload } from './useFileDownload.tsx';
import { VariantLink } from './VariantLink.tsx';

export interface PreviewDialogProps {
  readonly file: LibraryFile;
  readonly download: FileDownload;
  readonly onClose: () => void;
}

/** A picture, or a film that is played while it arrives (LIB-07, LIB-17). */
export function PreviewDialog({ file, download, onClose }: PreviewDialogProps): ReactElement {
  const t = useText(downloadsTexts);
  const reader = useLanguage();
  const { captions } = file;
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t('close')}
      title={file.title}
      size="large"
      footer={
        <span className="ta-downloads__actions">
          {file.variants.map((variant) => (
            <VariantLink key={variant.quality} file={file} variant={variant} download={download} />
          ))}
        </span>
      }
    >
      {file.preview === 'video' ? (
        // Captions of another site are shown only of a film that the page may read too.
        <video
          className="ta-downloads__shown"
          src={file.href}
          controls
          preload="metadata"
          playsInline
          crossOrigin={captions.length > 0 ? 'anonymous' : undefined}
        >
          {captions.map(({ language, href }) => (
            <track
              key={language}
              kind="captions"
              src={href}
              srcLang={language}
              label={new Intl.DisplayNames(language, { type: 'language' }).of(language)}
              default={language === spokenOf(captions, reader)}
            />
          ))}
          {t('noVideo')}
        </video>
      ) : (
        <img className="ta-downloads__shown" src={file.href} alt={file.title} />
      )}
    </Dialog>
  );
}

/** The captions that are on at first: those in the reader’s language, else the English ones. */
function spokenOf(captions: readonly FilmCaptions[], reader: string): string {
  const has = (code: string) => captions.some(({ language }) => language === code);
  return has(reader) ? reader : has('en') ? 'en' : (captions[0]?.language ?? '');
}
