import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

/** One tab of {@link Tabs}. */
export interface Tab {
  readonly key: string;
  readonly title: string;
  /** A count or mark after the title. */
  readonly badge?: ReactNode;
}

/** Props of {@link Tabs}. */
export interface TabsProps {
  /** Name of the whole row. */
  readonly label: string;
  /** From left to right. */
  readonly tabs: readonly Tab[];
  /** Key of the tab shown. */
  readonly selected: string;
  /** Called with the key of the chosen tab. */
  readonly onSelect: (key: string) => void;
  /** Content of the selected tab. */
  readonly children: ReactNode;
}

/**
 * Tabs: arrow keys, Home and End move and choose at once; Tab moves into the content.
 *
 * @example
 * <Tabs label="Orders" tabs={[{ key: 'open', title: 'Open' }, { key: 'done', title: 'Done' }]} selected={tab} onSelect={setTab}>
 *   <Orders tab={tab} />
 * </Tabs>
 */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const now = tabs.findIndex((tab) => tab.key === selected);
    const to = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const index = (to + tabs.length) % tabs.length;
    const tab = tabs[index];
    if (!tab) return;
    onSelect(tab.key);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };
  return (
    <div className="ta-tabs" part="tabs">
      <div className="ta-tabs__row" role="tablist" aria-label={label} ref={row}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            className="ta-tabs__tab"
            aria-selected={tab.key === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === selected ? 0 : -1}
            onClick={() => onSelect(tab.key)}
            onKeyDown={onKeyDown}
          >
            {tab.title}
            {tab.badge}
          </button>
        ))}
      </div>
      <div
        className="ta-tabs__panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  );
}
