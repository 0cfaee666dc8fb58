import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { layoutWays } from '@trade-area/core/contract';
import type { LayoutWay } from '@trade-area/core/contract';
import { formatLayoutAddress, parseLayoutHash } from '@trade-area/core/help';
import type { LayoutAddress } from '@trade-area/core/help';
import { DataView } from '../../kit/DataView.tsx';
import { useLanguage, useText } from '../../kit/text/engine.tsx';
import { withBoundary } from '../../kit/WidgetBoundary.tsx';
import { helpIcon } from '../../ui/icons.ts';
import { EmptyState, Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LayoutCards } from './LayoutCards.tsx';
import { LayoutSection } from './LayoutSection.tsx';
import { layoutHelpTexts } from './layoutHelpStrings.ts';
import { useLayoutHelp } from './useLayoutHelp.ts';
import type { LayoutHelpContent } from './useLayoutHelp.ts';

export interface LayoutHelpProps {
  /** Hash of the address, with or without `#`: the open section, and what is open in it (LAY-37). */
  readonly hash: string;
  /** Asks the owner for another address; `replace`: no step back leads to the former one. */
  readonly onAddress: (address: string, how: { readonly replace: boolean }) => void;
}

/**
 * The three ways to create a layout, each with a section that its card reveals (LAY-02).
 *
 * @example
 * <LayoutHelp hash={location.hash} onAddress={navigate} />
 */
export const LayoutHelp = withBoundary(function LayoutHelp({
  hash,
  onAddress,
}: LayoutHelpProps): ReactElement {
  const t = useText(layoutHelpTexts);
  const remote = useLayoutHelp();
  const address = useMemo(() => parseLayoutHash(hash), [hash]);
  return (
    <div className="ta-layout" part="layout-help">
      <DataView
        remote={remote}
        waiting={<Skeleton shape="block" count={3} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState icon={helpIcon} title={t('none')}>
            {t('noneHint')}
          </EmptyState>
        }
      >
        {(content) => (
          <Content
            content={content}
            address={address}
            onOpen={(next, replace = false) => onAddress(formatLayoutAddress(next), { replace })}
          />
        )}
      </DataView>
    </div>
  );
});

interface ContentProps {
  readonly content: LayoutHelpContent;
  readonly address: LayoutAddress;
  readonly onOpen: (address: LayoutAddress, replace?: boolean) => void;
}

function Content({ content, address, onOpen }: ContentProps): ReactElement {
  const t = useText(layoutHelpTexts);
  const language = useLanguage();
  const isForeign = [...content.items, ...content.styles].some((text) => text.language !== language);
  const cards = layoutWays.flatMap((way: LayoutWay) => {
    const card = content.items.find((item) => item.way === way && item.block === 'card');
    return card ? [{ way, card }] : [];
  });
  const open = cards.find(({ way }) => way === address.way);
  return (
    <>
      {isForeign && <Notice tone="info">{t('someEnglish')}</Notice>}
      <LayoutCards
        cards={cards}
        open={address.way}
        onOpen={(way) => onOpen({ way: way === address.way ? '' : way, item: '' })}
      />
      {open && (
        <LayoutSection
          key={open.way}
          {...open}
          content={content}
          item={address.item}
          onItem={(item, replace) => onOpen({ way: open.way, item }, replace)}
        />
      )}
    </>
  );
}
