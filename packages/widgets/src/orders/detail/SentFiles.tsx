import { useState } from 'react';
import type { ReactElement } from 'react';
import type { OrderDetail } from '@trade-area/core/contract';
import { useText } from '../../kit/text/engine.tsx';
import { useDrawnPicture } from '../../kit/upload/useDrawnPicture.ts';
import { useFormats } from '../../kit/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { fileIcon } from '../../ui/icons.ts';
import { orderDetailTexts } from '../detailStrings.ts';
import { Block } from './Blocks.tsx';

type SentFile = OrderDetail['received']['files'][number];

/** Files that are shown before the others are asked for. */
const first = 8;

/** The files that the lab has for an order, with small pictures; nothing where it has none. */
export function SentFiles({ order }: { readonly order: OrderDetail }): ReactElement | null {
  const t = useText(orderDetailTexts);
  const { number } = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const { total, files } = order.received;
  if (total === 0) return null;
  const shown = isOpen ? files : files.slice(0, first);
  const unnamed = total - files.length;
  return (
    <Block title={t('filesTitle')}>
      <p className="ta-quiet ta-figures">{t('filesCount', { count: total, formatted: number(total) })}</p>
      <ul className="ta-orders-files">
        {shown.map((file) => (
          <li className="ta-orders-files__file" key={file.id}>
            <FilePicture file={file} />
            <bdi className="ta-orders-files__name" title={file.name}>
              {file.name}
            </bdi>
          </li>
        ))}
      </ul>
      {files.length > first && (
        <p>
          <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t(isOpen ? 'filesLess' : 'filesAll')}
          </Button>
        </p>
      )}
      {isOpen && unnamed > 0 && (
        <p className="ta-quiet">{t('filesMore', { count: unnamed, formatted: number(unnamed) })}</p>
      )}
    </Block>
  );
}

/** The lab's small picture of a file. Decorative: its name stands beside it. */
function FilePicture({ file: { id, thumbnail } }: { readonly file: SentFile }) {
  const { canvas, isShown } = useDrawnPicture(thumbnail ? id : '');
  return (
    <span className="ta-orders-files__picture" data-shown={isShown || undefined} aria-hidden="true">
      <canvas ref={canvas} />
      {!isShown && <Icon shape={fileIcon} />}
    </span>
  );
}
