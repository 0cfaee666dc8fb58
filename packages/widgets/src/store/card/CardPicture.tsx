import { useState } from 'react';
import type { ReactElement } from 'react';
import { Picture } from '../Picture.tsx';
import type { PictureFile } from '../Picture.tsx';

/** How wide a card is, from one column to four. */
const sizes = '(min-width: 1400px) 330px, (min-width: 840px) 33vw, (min-width: 520px) 50vw, 100vw';

export interface CardPictureProps {
  readonly front: PictureFile;
  /** Shown over the first while the card is pointed at or has the focus. */
  readonly second: PictureFile;
  /** The card was pointed at or focused: the second picture is worth its bytes. */
  readonly looked: boolean;
  readonly first: boolean;
}

/** The pictures of a card in their fixed box. */
export function CardPicture({ front, second, looked, first }: CardPictureProps): ReactElement {
  const [ready, setReady] = useState(false);
  const some = second.src !== '' || second.srcset !== '';
  return (
    <span className="ta-store-picture" part="picture">
      <Picture {...front} alt="" sizes={sizes} first={first} />
      {looked && some && (
        <span className="ta-store-picture__second" data-ready={ready || undefined}>
          <Picture {...second} alt="" sizes={sizes} soon onReady={() => setReady(true)} />
        </span>
      )}
    </span>
  );
}
