import type { ReactElement } from 'react';
import type { LayoutItem, LayoutWay } from '@trade-area/core/contract';
import { SafeHtml } from '../../kit/SafeHtml.tsx';
import { useLanguage, useText } from '../../kit/text/engine.tsx';
import { Button } from '../../ui/Button.tsx';
import { chevronDownIcon, chevronUpIcon } from '../../ui/icons.ts';
import { layoutHelpTexts } from './layoutHelpStrings.ts';

export interface LayoutCardsProps {
  readonly cards: readonly { readonly way: LayoutWay; readonly card: LayoutItem }[];
  /** The way whose section is shown; '' = none. */
  readonly open: LayoutWay | '';
  readonly onOpen: (way: LayoutWay) => void;
}

/** Id of the section that a card reveals. */
export const sectionId = (way: LayoutWay): string => `ta-layout-${way}`;

/** The three ways side by side; one section is open at a time (LAY-02, LAY-37). */
export function LayoutCards({ cards, open, onOpen }: LayoutCardsProps): ReactElement {
  const t = useText(layoutHelpTexts);
  const language = useLanguage();
  return (
    <ol className="ta-layout__cards" aria-label={t('ways')}>
      {cards.map(({ way, card }) => {
        const isOpen = way === open;
        const spoken = card.language === language ? undefined : card.language;
        return (
          <li key={way} id={way} className="ta-layout__card" data-open={isOpen || undefined} part="way">
            <h2 className="ta-layout__name" id={`${sectionId(way)}-name`} lang={spoken}>
              {card.title}
            </h2>
            <SafeHtml html={card.text} lang={spoken} />
            <Button
              variant={isOpen ? 'quiet' : 'primary'}
              aria-expanded={isOpen}
              aria-controls={isOpen ? sectionId(way) : undefined}
              id={`${sectionId(way)}-more`}
              aria-labelledby={`${sectionId(way)}-more ${sectionId(way)}-name`}
              iconEnd={isOpen ? chevronUpIcon : chevronDownIcon}
              onClick={() => onOpen(way)}
            >
              {t('moreInfo')}
            </Button>
          </li>
        );
      })}
    </ol>
  );
}
