import '../orders/orders.css';
import { isPickupCode } from '@trade-area/core/messages';
import { messagesTexts, useText } from '@trade-area/widgets';
import { Pickup } from '@trade-area/widgets/portal';
import { Navigate, useParams } from 'react-router';

/** Courier pickup; an address that is none leads home (PICK-01, PICK-05). */
export function PickupPage() {
  const t = useText(messagesTexts);
  const { codice = '', contact_id: contactId = '' } = useParams();
  if (!isPickupCode(codice) || !isPickupCode(contactId)) return <Navigate to="/" replace />;
  return (
    <article className="ta-pages-orders">
      <h1 className="ta-title">{t('pickupTitle')}</h1>
      <Pickup key={`${codice} ${contactId}`} codice={codice} contactId={contactId} />
    </article>
  );
}
