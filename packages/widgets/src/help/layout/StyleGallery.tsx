import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import type { LayoutStyle } from '@trade-area/core/contract';
import { kitTexts } from '../../kit/strings.ts';
import { useText } from '../../kit/text/engine.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../../ui/icons.ts';
import { useSpoken } from './ItemList.tsx';
import { StylePicture } from './StylePicture.tsx';
import { layoutHelpTexts } from './layoutHelpStrings.ts';

export interface StyleGalleryProps {
  /** A style with at least one picture. */
  readonly style: LayoutStyle;
  readonly onClose: () => void;
}

/**
 * The gallery of a style: title, a text, its spreads one beside the other, and credits (LAY-27). It moves by finger,
 * buttons and arrow keys, never by itself.
 */
export function StyleGallery({ style, onClose }: StyleGalleryProps): ReactElement {
  const t = useText(layoutHelpTexts);
  const kit = useText(kitTexts);
  const spoken = useSpoken();
  const { name, lead, credit, pictures } = style;
  const count = pictures.length;
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);

  const show = (next: number) => {
    const list = strip.current;
    // From the last spread on to the first: a button that is switched off would drop the focus.
    const target = list?.children[(next + count) % count];
    if (list && target instanceof HTMLElement) list.scrollTo({ left: target.offsetLeft - list.offsetLeft });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  };
  const onScroll = () => {
    const list = strip.current;
    if (list && list.clientWidth > 0) setIndex(Math.round(list.scrollLeft / list.clientWidth));
  };
  return (
    <Dialog open onClose={onClose} title={name} closeLabel={kit('close')} size="large">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys move the pictures wherever the focus is inside */}
      <div className="ta-layout__gallery" onKeyDown={onKeyDown} lang={spoken(style)}>
        {lead !== '' && <p>{lead}</p>}
        <ul
          className="ta-layout__strip"
          ref={strip}
          aria-label={t('gallery', { style: name })}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls is reached by keyboard
          tabIndex={0}
          data-initial-focus
          onScroll={onScroll}
        >
          {pictures.map((picture, place) => (
            <li key={picture.src} aria-hidden={place !== index || undefined}>
              <StylePicture
                picture={picture}
                alt={t('spreadOf', { style: name, index: place + 1, count })}
                sizes="(min-width: 900px) 850px, 100vw"
                soon={Math.abs(place - index) <= 1}
              />
            </li>
          ))}
        </ul>
        {count > 1 && (
          <div className="ta-layout__steps">
            <IconButton icon={chevronLeftIcon} label={t('previousSpread')} onClick={() => show(index - 1)} />
            <span className="ta-figures" role="status">
              {t('position', { index: index + 1, count })}
            </span>
            <IconButton icon={chevronRightIcon} label={t('nextSpread')} onClick={() => show(index + 1)} />
          </div>
        )}
        {credit !== '' && <p className="ta-layout__credit">{credit}</p>}
      </div>
    </Dialog>
  );
}
