import type { ReactElement } from 'react';
import type { LayoutItem, LayoutWay } from '@trade-area/core/contract';
import { formatLayoutAddress } from '@trade-area/core/help';
import { SafeHtml } from '../../kit/SafeHtml.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { CopyLink } from '../CopyLink.tsx';
import { useSpoken } from './ItemList.tsx';

export interface LayoutAnswersProps {
  readonly items: readonly LayoutItem[];
  readonly way: LayoutWay;
}

/** Questions and troubles that open their answers, each with a link of its own. */
export function LayoutAnswers({ items, way }: LayoutAnswersProps): ReactElement {
  const spoken = useSpoken();
  return (
    <div className="ta-layout__answers">
      {items.map((item) => (
        <div className="ta-help__question" key={item.id} data-part={item.id}>
          <Disclosure title={<span lang={spoken(item)}>{item.title}</span>}>
            <div className="ta-help__answer">
              <SafeHtml html={item.text} lang={spoken(item)} />
              <CopyLink address={formatLayoutAddress({ way, item: item.id })} name={item.title} />
            </div>
          </Disclosure>
        </div>
      ))}
    </div>
  );
}
