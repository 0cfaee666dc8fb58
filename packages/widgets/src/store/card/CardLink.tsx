import type { MouseEvent, ReactElement, ReactNode } from 'react';
import type { StoreLink as Target } from '@trade-area/core/store';
import { useText } from '../../kit/text/engine.tsx';
import { StoreLink } from '../StoreLink.tsx';
import { storeTexts } from '../strings.ts';

export interface CardLinkProps {
  readonly target: Pick<Target, 'href' | 'path'>;
  /** The word on the card. */
  readonly word: string;
  /** Name of the product, added for screen readers. */
  readonly of: string;
  /** The one that leads on. Default false. */
  readonly lead?: boolean | undefined;
  readonly icon?: ReactNode;
  readonly onPress: (event: MouseEvent<HTMLElement>) => void;
}

/** One action of a card that is a link. */
export function CardLink({ target, word, of, lead, icon, onPress }: CardLinkProps): ReactElement {
  const t = useText(storeTexts);
  return (
    <StoreLink
      href={target.href}
      external={target.path === null}
      className="ta-action ta-store-action"
      lead={lead}
      label={t('actionOf', { action: word, name: of })}
      onPress={onPress}
    >
      {word}
      {icon}
    </StoreLink>
  );
}
