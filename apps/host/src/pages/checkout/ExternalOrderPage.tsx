import './checkout.css';
import { useText } from '@trade-area/widgets';
import { ExternalOrder } from '@trade-area/widgets/portal';
import { layoutTexts } from '../../layout/strings.ts';

/** `/ta/disney` and `/ta/graphistore/disney`: the order page of the lab's partner (DIS-01, DIS-02). */
export function ExternalOrderPage() {
  const t = useText(layoutTexts);
  return (
    <article className="ta-external-order">
      <h1 className="ta-title">{t('partner')}</h1>
      <ExternalOrder />
    </article>
  );
}
