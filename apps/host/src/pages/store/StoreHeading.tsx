import type { StoreFilter } from '@trade-area/core/store';
import { storeTexts, useText } from '@trade-area/widgets';
import { filterWords } from '@trade-area/widgets/portal';
import type { ReactNode } from 'react';

export interface StoreHeadingProps {
  readonly name: string;
  readonly filter: StoreFilter;
  /** Beside the name. */
  readonly children?: ReactNode;
}

/** The shop's name with the category that is shown (STORE-55). */
export function StoreHeading({ name, filter, children }: StoreHeadingProps) {
  const t = useText(storeTexts);
  return (
    <div className="ta-pages-store__head">
      <h1 className="ta-title">
        {name}
        {filter !== 'all' && <span className="ta-hidden">: {t(filterWords[filter])}</span>}
      </h1>
      {children}
    </div>
  );
}
