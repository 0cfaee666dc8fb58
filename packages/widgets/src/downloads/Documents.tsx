import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { documentTabs, formatDocumentTab, parseDocumentTab } from '@trade-area/core/downloads';
import type { DocumentTab } from '@trade-area/core/downloads';
import { useText } from '../kit/text/engine.tsx';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { DocumentTiles } from './DocumentTiles.tsx';
import { Software } from './Software.tsx';
import type { SoftwareProps } from './Software.tsx';
import { downloadsTexts } from './strings.ts';
import { TemplateForm } from './TemplateForm.tsx';

export interface DocumentsProps {
  /** The query of the address, with or without `?`: the tab is its `filter` (DOC-01). */
  readonly search: string;
  /** Asks the owner for another address (DOC-02). */
  readonly onAddress: (address: string) => void;
  /** Address of the tutorials of the design software; '' = no link to them. */
  readonly tutorialsHref: string;
  /** The link to them is pressed; the address is followed unless its default is prevented. */
  readonly onTutorials?: SoftwareProps['onTutorials'];
}

/**
 * Price lists, technical information, layout templates and the design software of the customer’s lab (DOC-01).
 *
 * @example
 * <Documents search={search} onAddress={setSearch} tutorialsHref="/ta/video-tutorials/graphisoftware" />
 */
export const Documents = withBoundary(function Documents({
  search,
  onAddress,
  ...tutorials
}: DocumentsProps): ReactElement {
  const t = useText(downloadsTexts);
  const tab = useMemo(() => parseDocumentTab(search), [search]);
  return (
    <div className="ta-downloads" part="documents">
      <Tabs
        label={t('tabs')}
        selected={tab}
        onSelect={(key) => onAddress(formatDocumentTab(key as DocumentTab))}
        tabs={documentTabs.map((key) => ({ key, title: t(key) }))}
      >
        <Panel tab={tab} {...tutorials} />
      </Tabs>
    </div>
  );
});

function Panel({ tab, ...tutorials }: SoftwareProps & { readonly tab: DocumentTab }) {
  switch (tab) {
    case 'price_list':
    case 'product_info':
      return <DocumentTiles key={tab} list={tab} />;
    case 'templates':
      return <TemplateForm />;
    case 'graphisoftware':
      return <Software {...tutorials} />;
  }
}
