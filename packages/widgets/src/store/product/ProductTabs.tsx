import { useState } from 'react';
import type { ReactElement } from 'react';
import type { AnswerOf, Preset, productProjects, ProductFile, ProductInfo } from '@trade-area/core/contract';
import { openTab, shownTabs } from '@trade-area/core/store';
import type { ProductTab } from '@trade-area/core/store';
import { useText } from '../../kit/text/engine.tsx';
import { DataView } from '../../kit/DataView.tsx';
import type { Remote } from '../../kit/useRemote.ts';
import { EmptyState } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FileList } from './FileList.tsx';
import { ProductFolders } from './ProductFolders.tsx';
import { PresetGrid } from '../presets/PresetGrid.tsx';
import type { DrawDeletion, ProductViewProps } from './ProductView.tsx';
import { ProjectList } from './ProjectList.tsx';
import { ScrollingTabs } from '../../ui/ScrollingTabs.tsx';
import { storeTexts } from '../strings.ts';
import type { StoreView } from '../useStoreView.ts';
import { tabWords } from '../words.ts';

export interface ProductTabsProps extends ProductViewProps {
  readonly info: ProductInfo;
  readonly presets: Remote<readonly Preset[]>;
  /** The first page; null = the person may not see projects. */
  readonly projects: Remote<AnswerOf<typeof productProjects>> | null;
  readonly view: StoreView;
}

/** Files, folders, presets and projects of a product, one kind at a time; an empty kind has no tab (PROD-02 to PROD-05). */
export function ProductTabs(props: ProductTabsProps): ReactElement {
  const { Deletion } = props;
  const [removals, setRemovals] = useState(0);
  if (!Deletion) return <Tabs {...props} removals={0} />;
  // Around all tabs: with its last project a tab goes, and what was done is still told.
  return (
    <Deletion onRemoved={() => setRemovals((count) => count + 1)}>
      {(deletion) => <Tabs {...props} removals={removals} deletion={deletion} />}
    </Deletion>
  );
}

interface TabsProps extends ProductTabsProps {
  /** Projects that were deleted here: their lists are asked for again. */
  readonly removals: number;
  readonly deletion?: DrawDeletion | undefined;
}

function Tabs(props: TabsProps): ReactElement {
  const { info, presets, projects, address, onAddress } = props;
  const t = useText(storeTexts);
  const content = {
    info,
    projects: projects ? countOf(projects, projects.data?.data) : 0,
    presets: countOf(presets, presets.data),
  };
  const isComing = (remote: Remote<unknown> | null) =>
    remote !== null && remote.data === undefined && remote.failure === undefined;
  const wished = { my_projects: isComing(projects), presets: isComing(presets) }[address.filter];
  const opened = openTab(address.filter, content);
  // A tab that is asked for by its address waits for its content, and does not show another one first.
  if (wished || (opened === null && (isComing(projects) || isComing(presets))))
    return <Skeleton shape="block" count={2} />;
  if (opened === null) return <EmptyState title={t('productEmpty')}>{t('productEmptyText')}</EmptyState>;
  const { tab } = opened;
  return (
    <ScrollingTabs
      className="ta-store-tabs"
      label={t('productTabs', { name: info.details.name })}
      tabs={shownTabs(content).map((each) => ({ key: each, title: t(tabWords[each]) }))}
      selected={tab}
      onSelect={(key) => onAddress({ filter: key, path: '/' })}
    >
      <Panel {...props} tab={tab} />
    </ScrollingTabs>
  );
}

/** A list that could not be loaded keeps its tab, which says so and offers Retry (ERR2-16); one that is not there is empty. */
const countOf = ({ failure }: Remote<unknown>, list: readonly unknown[] | undefined): number =>
  list?.length ?? (failure && failure.kind !== 'notFound' ? 1 : 0);

function Panel(props: TabsProps & { readonly tab: ProductTab }): ReactElement | null {
  const { tab, info, presets, view, slug, back, removals, deletion } = props;
  const t = useText(storeTexts);
  switch (tab) {
    case 'price_list':
      return <FileList files={info.price_list} view={view} label={t('tabPriceList')} />;
    case 'product_info':
      return (
        <>
          {info.product_info.length > 0 && (
            <FileList files={info.product_info} view={view} label={t('tabTechnical')} />
          )}
          {info.general.length > 0 && (
            <section className="ta-store-generals" aria-label={t('tabGenerals')}>
              <h2 className="ta-heading">{t('tabGenerals')}</h2>
              <FileList files={info.general} view={view} label={t('tabGenerals')} />
            </section>
          )}
        </>
      );
    case 'my_projects':
      return <ProjectList slug={slug} view={view} removals={removals} deletion={deletion} />;
    case 'presets':
      return (
        <DataView remote={presets} waiting={<Skeleton shape="block" count={2} />}>
          {(data) => <PresetGrid presets={data} view={view} back={back} withChips />}
        </DataView>
      );
    case 'marketing':
    case 'tutorials':
    case 'templates':
      return <Library {...props} tab={tab} entries={info[tab]} />;
  }
}

interface LibraryProps extends ProductTabsProps {
  readonly tab: ProductTab;
  readonly entries: readonly ProductFile[];
}

function Library({ tab, entries, address, onAddress, hrefFor, view }: LibraryProps): ReactElement {
  const t = useText(storeTexts);
  return (
    <ProductFolders
      entries={entries}
      path={address.path}
      onPath={(path) => onAddress({ filter: tab, path })}
      hrefFor={(path) => hrefFor({ filter: tab, path })}
      view={view}
      label={t(tabWords[tab])}
    />
  );
}
