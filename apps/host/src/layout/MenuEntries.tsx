import { hasRight } from '@trade-area/core/contract';
import { Badge, Icon, useSessionState, useText } from '@trade-area/widgets';
import { hrefOf } from '../portal/addresses.ts';
import { layoutTexts } from './strings.ts';
import { usePage, useRouteTable } from './usePage.ts';

/** Props of {@link MenuEntries}. */
export interface MenuEntriesProps {
  /** Names are spoken and stand in the tooltip, only icons are drawn. */
  readonly iconsOnly: boolean;
  /** The reduced layout has no account entry (SHELL-22). */
  readonly withAccount: boolean;
  /** Number on 'Coupon and promotions' (SHELL-02). */
  readonly promotions: number;
}

/** The entries of the side menu, in the documents' order (SHELL-01), without those that the person may not use. */
export function MenuEntries({ iconsOnly, withAccount, promotions }: MenuEntriesProps) {
  const t = useText(layoutTexts);
  const { entry, current } = usePage();
  const rights = useSessionState((state) => state.rights);
  const entries = useRouteTable().menu.filter(
    ({ title, right }) => (withAccount || title !== 'account') && hasRight(rights, right),
  );
  return (
    <nav aria-label={t('mainMenu')}>
      <ul className="ta-shell-entries">
        {entries.map(({ title, icon, page }) => (
          <li key={page}>
            <a
              className="ta-shell-entry"
              href={hrefOf(page)}
              aria-current={title === entry?.title ? current : undefined}
              title={iconsOnly ? t(title) : undefined}
            >
              <Icon shape={icon} />
              <span className="ta-shell-entry__name">{t(title)}</span>
              {title === 'promotions' && (
                <Badge count={promotions} label={t('activePromotions', { count: promotions })} />
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
