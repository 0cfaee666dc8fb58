import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { UploadRow } from '@trade-area/core/uploads';
import { labThumbnail } from '../kit/upload/access.ts';
import type { UploadAccess } from '../kit/upload/access.ts';
import { Icon } from '../ui/Icon.tsx';
import { fileIcon } from '../ui/icons.ts';

const widest = 160;

/** One picture is decoded at a time: thirty large ones at once would take the page's memory. */
let turn: Promise<unknown> = Promise.resolve();

/** A small picture of a file: of the chosen file itself, else of the lab's making. Drawn, so that no policy minds it. */
export function Thumbnail({
  row,
  access,
}: {
  readonly row: UploadRow;
  readonly access: UploadAccess;
}): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [shown, setShown] = useState(false);
  const local = row.local?.blob;
  const jpeg = local instanceof Blob && /\.jpe?g$/i.test(row.name) ? local : null;
  const fromLab = jpeg === null && row.thumbnail ? row.uploadId : null;

  useEffect(() => {
    if (jpeg === null && fromLab === null) return;
    let wanted = true;
    const draw = async () => {
      const source = jpeg ?? (fromLab === null ? null : await labThumbnail(access, fromLab));
      if (!source || !wanted) return;
      const picture = await createImageBitmap(source, { resizeWidth: widest * 2, resizeQuality: 'medium' });
      const surface = canvas.current;
      if (wanted && surface) {
        surface.width = picture.width;
        surface.height = picture.height;
        surface.getContext('2d')?.drawImage(picture, 0, 0);
        setShown(true);
      }
      picture.close();
    };
    // A file that is no picture has none: its row says why.
    turn = turn.then(() => (wanted ? draw().catch(() => undefined) : undefined));
    return () => {
      wanted = false;
    };
  }, [jpeg, fromLab, access]);

  return (
    <span className="ta-uploads-thumb" data-shown={shown || undefined}>
      <canvas ref={canvas} className="ta-uploads-thumb__picture" aria-hidden />
      {!shown && <Icon shape={fileIcon} />}
    </span>
  );
}
