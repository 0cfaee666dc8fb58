import type { ReactElement } from 'react';
import type { LayoutStyle } from '@trade-area/core/contract';
import { useText } from '../../kit/text/engine.tsx';
import { useSpoken } from './ItemList.tsx';
import { StyleGallery } from './StyleGallery.tsx';
import { StylePicture } from './StylePicture.tsx';
import { layoutHelpTexts } from './layoutHelpStrings.ts';

export interface StyleCardsProps {
  readonly styles: readonly LayoutStyle[];
  /** Id of the style whose gallery is open; any other value opens none. */
  readonly open: string;
  readonly onOpen: (style: string, replace?: boolean) => void;
}

/** A card for each graphic style, which opens its gallery (LAY-26). */
export function StyleCards({ styles, open, onOpen }: StyleCardsProps): ReactElement {
  const shown = styles.find(({ id, pictures }) => id === open && pictures.length > 0);
  return (
    <>
      <ul className="ta-layout__styles">
        {styles.map((style) => (
          <li key={style.id} className="ta-layout__style" data-part={style.id}>
            <StyleCard style={style} onOpen={() => onOpen(style.id)} />
          </li>
        ))}
      </ul>
      {shown && <StyleGallery key={shown.id} style={shown} onClose={() => onOpen('', true)} />}
    </>
  );
}

function StyleCard({
  style,
  onOpen,
}: {
  readonly style: LayoutStyle;
  readonly onOpen: () => void;
}): ReactElement {
  const t = useText(layoutHelpTexts);
  const spoken = useSpoken();
  const { name, lead, pictures } = style;
  const [first] = pictures;
  const words = (
    <span className="ta-layout__style-text" lang={spoken(style)}>
      <strong className="ta-layout__term">{name}</strong>
      <span>{lead}</span>
      {first && (
        <span className="ta-layout__note ta-figures">{t('spreads', { count: pictures.length })}</span>
      )}
    </span>
  );
  if (!first) return words;
  return (
    <button
      type="button"
      className="ta-layout__style-button"
      aria-haspopup="dialog"
      aria-label={t('openGallery', { style: name, count: pictures.length })}
      onClick={onOpen}
    >
      <StylePicture picture={first} alt="" sizes="(min-width: 720px) 280px, 100vw" />
      {words}
    </button>
  );
}
