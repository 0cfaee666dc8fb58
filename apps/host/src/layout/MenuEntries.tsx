import { Badge, Icon, useText } from '@trade-area/widgets';
import { currentOf, hrefOf, menuPlaces } from './places.ts';
import { placeIcons } from './placeIcons.ts';
import { layoutTexts } from './strings.ts';

export interface MenuEntriesProps {
  readonly route: string;
  /** Names are spoken and stand in the tooltip, only icons are drawn. */
  readonly iconsOnly: boolean;
  /** The reduced layout has no account entry (SHELL-22). */
  readonly withAccount: boolean;
  /** Number on 'Coupon and promotions' (SHELL-02). */
  readonly promotions: number;
}

/** The entries of the side menu, in the documents' order (SHELL-01). */
export function MenuEntries({ route, iconsOnly, withAccount, promotions }: MenuEntriesProps) {
  const t = useText(layoutTexts);
  const places = menuPlaces.filter(({ id }) => withAccount || id !== 'account');
  return (
    <nav aria-label={t('mainMenu')}>
      <ul className="ta-shell-entries">
        {places.map(({ id, page }) => (
          <li key={id}>
            <a
              className="ta-shell-entry"
              href={hrefOf(page)}
              aria-current={currentOf(id, route)}
              title={iconsOnly ? t(id) : undefined}
            >
              <Icon shape={placeIcons[id]} />
              <span className="ta-shell-entry__name">{t(id)}</span>
              {id === 'promotions' && (
                <Badge count={promotions} label={t('activePromotions', { count: promotions })} />
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
