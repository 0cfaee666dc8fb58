import type { ReactNode } from 'react';

interface ItemCardProps {
  /** Address of the picture. */
  readonly picture: string;
  readonly title: string;
  /** Lines about the item, below its title. */
  readonly facts: ReactNode;
  /** Buttons and links of the item. */
  readonly actions: ReactNode;
}

/** One item of a list of cards: picture, title, facts, actions. */
export function ItemCard({ picture, title, facts, actions }: ItemCardProps) {
  return (
    <li className="ta-page-quotes__item">
      <img src={picture} alt="" width="160" height="120" loading="lazy" referrerPolicy="no-referrer" />
      <div className="ta-page-quotes__text">
        <h2 className="ta-subtitle" dir="auto">
          {title}
        </h2>
        {facts}
      </div>
      {actions}
    </li>
  );
}
