/* oxlint-disable jsx-a11y/media-has-caption -- the tracks are a component’s, and a lab may have a film without captions */
import type { ReactElement } from 'react';
import type { LibraryFile } from '@trade-area/core/downloads';
import { Captions } from '../kit/Captions.tsx';
import { useText } from '../kit/text/engine.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { externalIcon } from '../ui/icons.ts';
import { downloadsTexts } from './strings.ts';
import type { FileDownload } from './useFileDownload.tsx';
import { VariantLink } from './VariantLink.tsx';

export interface PreviewDialogProps {
  readonly file: LibraryFile;
  readonly download: FileDownload;
  readonly onClose: () => void;
}

/** A picture, the pages of a PDF, or a film that is played while it arrives (LIB-07, LIB-17). */
export function PreviewDialog({ file, download, onClose }: PreviewDialogProps): ReactElement {
  const t = useText(downloadsTexts);
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
        <video
          className="ta-downloads__shown"
          src={file.href}
          controls
          preload="metadata"
          playsInline
          crossOrigin={captions.length > 0 ? 'anonymous' : undefined}
        >
          <Captions tracks={captions} />
          {t('noVideo')}
        </video>
      ) : file.preview === 'document' ? (
        <>
          {/* The first link has the focus, not the frame, which would keep Escape to itself. */}
          <p className="ta-downloads__away">
            <a
              className="ta-link ta-downloads__action"
              href={file.href}
              target="_blank"
              rel="noopener external"
              referrerPolicy="no-referrer"
            >
              <Icon shape={externalIcon} size="small" />
              {t('openTab')}
            </a>
          </p>
          <iframe
            className="ta-downloads__pages"
            src={file.href}
            title={file.title}
            referrerPolicy="no-referrer"
          />
        </>
      ) : (
        <img className="ta-downloads__shown" src={file.href} alt={file.title} />
      )}
    </Dialog>
  );
}
