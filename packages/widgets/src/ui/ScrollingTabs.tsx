import type { ReactElement } from 'react';
import { Tabs } from './Tabs.tsx';
import type { TabsProps } from './Tabs.tsx';
import { TabsScroll } from './TabsScroll.tsx';

/** Props of {@link ScrollingTabs}. */
export interface ScrollingTabsProps extends TabsProps {
  /** Class of the feature. */
  readonly className: string;
}

/** Tabs on one line, with the chosen one visible. */
export function ScrollingTabs({ className, ...props }: ScrollingTabsProps): ReactElement {
  const { selected, tabs } = props;
  // The texts of a language come later than the tabs, and change their widths.
  const shown = [selected, ...tabs.map(({ title }) => title)].join('\n');
  return (
    <TabsScroll className={className} shown={shown}>
      <Tabs {...props} />
    </TabsScroll>
  );
}
