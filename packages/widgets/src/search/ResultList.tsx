import { useId } from 'react';
import type { MouseEvent, ReactElement, ReactNode, RefObject } from 'react';
import type { SearchEntry, SearchGroup, SearchKind } from '@trade-area/core/search';
import { useText } from '../kit/text/engine.tsx';
import { useFormats } from '../kit/useFormats.ts';
import { Icon } from '../ui/Icon.tsx';
import { arrowRightIcon, documentsIcon, helpIcon, messageIcon, ordersIcon, storeIcon } from '../ui/icons.ts';
import type { IconShape } from '../ui/icons.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { searchTexts } from './strings.ts';

export interface ResultListProps {
  readonly id: string;
  readonly listRef: RefObject<HTMLDivElement | null>;
  readonly groups: readonly SearchGroup[];
  /** Key of the marked option, '' = none. */
  readonly active: string;
  /** Too little is typed for a search: the pages are suggestions. */
  readonly showsSuggestions: boolean;
  readonly onActive: (key: string) => void;
  /** An option was pressed; its link leads to the page. */
  readonly onOpen: (event: MouseEvent) => void;
}

const icons: Readonly<Record<SearchKind, IconShape>> = {
  page: arrowRightIcon,
  order: ordersIcon,
  product: storeIcon,
  message: messageIcon,
  faq: helpIcon,
  document: documentsIcon,
};

/** The results by kind. Options are links, so that each opens in another tab as any link does. */
export function ResultList(props: ResultListProps): ReactElement | null {
  const { id, listRef, groups, active, showsSuggestions, onActive, onOpen } = props;
  const t = useText(searchTexts);
  const { number } = useFormats();
  if (groups.length === 0) return null;
  const isEmpty = groups.every(({ entries }) => entries.length === 0);
  const option = (key: string, href: string, icon: IconShape, children: ReactNode, lang?: string) => (
    <Option
      key={key}
      id={`${id} ${key}`.replaceAll(/\s+/g, '-')}
      name={key}
      href={href}
      icon={icon}
      isActive={key === active}
      lang={lang}
      onActive={() => onActive(key)}
      onOpen={onOpen}
    >
      {children}
    </Option>
  );
  return (
    <div
      ref={listRef}
      // A list box needs options: while all groups load, it has no such role.
      {...(isEmpty ? {} : { id, role: 'listbox', 'aria-label': t('results') })}
      className="ta-search__results"
    >
      {groups.map((group) => (
        <Group
          key={group.kind}
          title={t(showsSuggestions ? 'start' : group.kind)}
          group={group}
          isPlain={isEmpty}
        >
          {group.entries.map((entry) =>
            option(
              `${entry.kind} ${entry.id}`,
              entry.href,
              icons[entry.kind],
              <Lines entry={entry} />,
              entry.lang,
            ),
          )}
          {group.more &&
            option(
              `${group.kind} more`,
              group.more.href,
              arrowRightIcon,
              <span className="ta-search__title">
                {group.more.total === null
                  ? t('allOrdersMany')
                  : t('allOrders', { formatted: number(group.more.total) })}
              </span>,
            )}
        </Group>
      ))}
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly group: SearchGroup;
  /** Nothing can be chosen yet. */
  readonly isPlain: boolean;
  readonly children: ReactNode;
}

function Group({ title, group, isPlain, children }: GroupProps): ReactElement {
  const t = useText(searchTexts);
  const id = useId();
  return (
    <div className="ta-search__group" {...(isPlain ? {} : { role: 'group', 'aria-labelledby': id })}>
      <p className="ta-search__heading" id={id} role={isPlain ? undefined : 'presentation'}>
        {title}
        {group.isSimilar && <span className="ta-search__similar"> {t('similar')}</span>}
      </p>
      {children}
      {group.isWaiting && <Skeleton shape="text" count={2} />}
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly icon: IconShape;
  readonly isActive: boolean;
  readonly lang: string | undefined;
  readonly onActive: () => void;
  readonly onOpen: (event: MouseEvent) => void;
  readonly children: ReactNode;
}

function Option({ id, name, href, icon, isActive, lang, onActive, onOpen, children }: OptionProps) {
  return (
    <a
      id={id}
      data-option={name}
      role="option"
      aria-selected={isActive}
      className="ta-search__option"
      href={href}
      // The focus stays in the box.
      tabIndex={-1}
      onPointerMove={isActive ? undefined : onActive}
      onClick={onOpen}
    >
      <Icon shape={icon} size="small" />
      <span className="ta-search__lines" lang={lang} dir="auto">
        {children}
      </span>
    </a>
  );
}

function Lines({ entry }: { readonly entry: SearchEntry }): ReactElement {
  return (
    <>
      <span className="ta-search__title">{entry.title}</span>
      {entry.detail !== '' && <span className="ta-search__detail">{entry.detail}</span>}
    </>
  );
}
