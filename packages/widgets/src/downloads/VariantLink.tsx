import type { ReactElement } from 'react';
import type { FileVariant, LibraryFile } from '@trade-area/core/downloads';
import { useText } from '../kit/text/engine.tsx';
import { Icon } from '../ui/Icon.tsx';
import { downloadIcon } from '../ui/icons.ts';
import { downloadsTexts } from './strings.ts';
import type { FileDownload } from './useFileDownload.tsx';

export interface VariantLinkProps {
  readonly file: LibraryFile;
  readonly variant: FileVariant;
  readonly download: FileDownload;
}

/** A download of one resolution, or 'Download {EXT}' (LIB-10). */
export function VariantLink({ file, variant, download }: VariantLinkProps): ReactElement {
  const t = useText(downloadsTexts);
  const { quality, ending, href, key } = variant;
  const words = quality === '' ? t('downloadEnding', { ending }) : t(quality);
  const size = quality === 'low' ? 0 : file.size;
  return (
    <a
      className="ta-link ta-downloads__action"
      href={href}
      download={file.name}
      aria-label={t('actionOf', { action: words, name: file.title })}
      onClick={(event) => download.press(event, { id: file.id, name: file.name, key, href, size })}
    >
      <Icon shape={downloadIcon} size="small" />
      {words}
    </a>
  );
}
