import { useMemo } from 'react';
import type { ReactElement } from 'react';
import type { LayoutItem } from '@trade-area/core/contract';
import { ownPlatformFirst, platformOf } from '@trade-area/core/help';
import { useUserAgent } from '../../kit/useUserAgent.ts';
import { useText } from '../../kit/text/engine.tsx';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { downloadIcon } from '../../ui/icons.ts';
import { useSpoken } from './ItemList.tsx';
import { layoutHelpTexts } from './layoutHelpStrings.ts';

export interface DownloadsProps {
  readonly items: readonly LayoutItem[];
  /** Files, the accordion of previous versions (LAY-08), or links to pages (LAY-11). */
  readonly kind: 'downloads' | 'previous' | 'links';
}

/** Plain links, those for the visitor's own system first (LAY-39). */
export function Downloads({ items, kind }: DownloadsProps): ReactElement {
  const t = useText(layoutHelpTexts);
  const agent = useUserAgent();
  const ordered = useMemo(() => ownPlatformFirst(items, platformOf(agent)), [items, agent]);
  if (kind === 'links') return <Links items={items} />;
  const rows = (
    <ul className="ta-layout__downloads">
      {ordered.map((item) => (
        <Row key={item.id} item={item} />
      ))}
    </ul>
  );
  return kind === 'previous' ? <Disclosure title={t('previous')}>{rows}</Disclosure> : rows;
}

function Row({ item }: { readonly item: LayoutItem }): ReactElement {
  const t = useText(layoutHelpTexts);
  const spoken = useSpoken();
  return (
    <li className="ta-layout__download" data-part={item.id} lang={spoken(item)}>
      <span className="ta-layout__file">
        <span>{item.title}</span>
        {item.note !== '' && <span className="ta-layout__note ta-figures">{item.note}</span>}
      </span>
      {item.link !== '' && (
        <Button
          size="small"
          icon={downloadIcon}
          href={item.link}
          aria-label={t('downloadOf', { name: item.title })}
        >
          {t('download')}
        </Button>
      )}
    </li>
  );
}

function Links({ items }: Pick<DownloadsProps, 'items'>): ReactElement {
  const spoken = useSpoken();
  return (
    <ul className="ta-layout__links">
      {items
        .filter(({ link }) => link !== '')
        .map((item) => (
          <li key={item.id} data-part={item.id}>
            <a className="ta-link" href={item.link} lang={spoken(item)} data-heading>
              {item.title}
            </a>
          </li>
        ))}
    </ul>
  );
}
