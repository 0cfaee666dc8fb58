import { useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { formatFaqAddress, parseFaqAddress } from '@trade-area/core/help';
import type { FaqAddress, FaqTab } from '@trade-area/core/help';
import { DataView } from '../kit/DataView.tsx';
import { Slot } from '../kit/Slot.tsx';
import { useText } from '../kit/text/engine.tsx';
import type { Remote } from '../kit/useRemote.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { helpIcon } from '../ui/icons.ts';
import { EmptyState } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { Policy } from './Policy.tsx';
import { Questions } from './Questions.tsx';
import { helpTexts } from './strings.ts';
import { useFaq } from './useFaq.ts';
import type { FaqContent } from './useFaq.ts';

export interface FaqProps {
  /** The query of the address, with or without `?`: tab, search, and the question that is opened (FAQ-18). */
  readonly search: string;
  /** Asks the owner for another address; `replace`: no step back leads to the former one. */
  readonly onAddress: (address: string, how: { readonly replace: boolean }) => void;
  /** Shows the questions about this topic alone, such as `files`. Default: all. */
  readonly topic?: string | undefined;
  /** Leaves out the policy, and with it the tabs. Default false. */
  readonly noPolicy?: boolean | undefined;
}

/**
 * The lab's questions and answers with a search, and its policy (FAQ-01). Needs no sign-in.
 *
 * @example
 * <Faq search={search} onAddress={setSearch} />
 */
export const Faq = withBoundary(function Faq({
  search,
  onAddress,
  topic,
  noPolicy = false,
}: FaqProps): ReactElement {
  const t = useText(helpTexts);
  const address = useMemo(() => parseFaqAddress(search), [search]);
  const remote = useFaq(topic);
  const open = (change: Partial<FaqAddress>, replace: boolean) =>
    onAddress(formatFaqAddress({ tab: 'faq', search: '', question: '', ...change }), { replace });
  const questions = (
    <FaqView
      key="faq"
      remote={remote}
      isEmpty={({ groups }) => groups.length === 0}
      title={t('none')}
      hint={t('noneHint')}
    >
      {({ groups }) => (
        <Questions
          groups={groups}
          address={address}
          // Letters are no steps of their own: Back leads to the page before.
          onSearch={(words) => open({ search: words }, true)}
        />
      )}
    </FaqView>
  );
  if (noPolicy)
    return (
      <div className="ta-help" part="faq">
        {questions}
      </div>
    );
  return (
    <div className="ta-help" part="faq">
      <Tabs
        label={t('tabs')}
        selected={address.tab}
        onSelect={(tab) => open({ tab: tab as FaqTab }, false)}
        tabs={[
          { key: 'faq', title: t('faq') },
          { key: 'policy', title: t('policy') },
        ]}
      >
        {address.tab === 'faq' ? (
          questions
        ) : (
          <FaqView
            key="policy"
            remote={remote}
            isEmpty={({ policy }) => policy.testo.trim() === ''}
            title={t('noPolicy')}
            hint={t('noPolicyHint')}
          >
            {({ policy }) => <Policy {...policy} />}
          </FaqView>
        )}
      </Tabs>
    </div>
  );
});

interface FaqViewProps {
  readonly remote: Remote<FaqContent>;
  readonly isEmpty: (content: FaqContent) => boolean;
  /** Words in place of a content that is empty. */
  readonly title: string;
  readonly hint: string;
  readonly children: (content: FaqContent) => ReactNode;
}

function FaqView({ remote, isEmpty, title, hint, children }: FaqViewProps): ReactElement {
  return (
    <DataView
      remote={remote}
      waiting={<Skeleton shape="block" count={5} />}
      isEmpty={isEmpty}
      empty={
        <Slot name="empty">
          <EmptyState icon={helpIcon} title={title}>
            {hint}
          </EmptyState>
        </Slot>
      }
    >
      {children}
    </DataView>
  );
}
