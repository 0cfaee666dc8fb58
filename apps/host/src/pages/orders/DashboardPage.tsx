import './orders.css';
import {
  kitTexts,
  Notice,
  OrdersDashboard,
  useRight,
  useSessionState,
  useText,
  useTradeArea,
} from '@trade-area/widgets';
import {
  PromotionPopup,
  PromotionSlides,
  StoreBanner,
  useConsentPending,
  useHomeRedirect,
} from '@trade-area/widgets/portal';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { routeOf } from '../../portal/addresses.ts';
import { hrefOf } from '../../portal/addresses.ts';
import { useCarouselHeight } from '../../layout/useCarouselHeight.ts';
import { layoutTexts } from '../../layout/strings.ts';
import { orderHref } from './orderHref.ts';
import { orderPageTexts } from './strings.ts';
import { useMissingOrder } from './useMissingOrder.ts';

const hrefs = {
  all: hrefOf('orders-list'),
  production: `${hrefOf('orders-list')}?status=1`,
  shipped: `${hrefOf('orders-list')}?status=3`,
};

/**
 * The home page (DASH-01). Orders that wait for the customer come first, then the store's banner with the side slider,
 * then the other tables. The carousel comes last: at the height of SHELL-16 it would push orders off the screen
 * anywhere else. The page may lead on to the store once (DASH-14); the popup waits for every notice that must be read.
 */
export function DashboardPage() {
  const layout = useText(layoutTexts);
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const { config } = useTradeArea();
  const isConsentPending = useConsentPending();
  const switched = useSessionState((state) => state.switched?.undoable === true);
  const [missing, dismiss] = useMissingOrder();
  const moment = useHomeRedirect(
    missing !== null,
    useCallback((path: string) => void navigate(routeOf(path)), [navigate]),
  );
  const hasOrders = useRight('orders');
  const carouselHeight = useCarouselHeight();
  const tables = { hrefs, orderHref };
  return (
    <article className="ta-pages-orders">
      <h1 className="ta-hidden">{layout('dashboard')}</h1>
      {missing !== null && <NotFound code={missing} onDismiss={dismiss} />}
      {hasOrders && <OrdersDashboard {...tables} list="incomplete" />}
      <div className="ta-pages-offers">
        <StoreBanner href={hrefOf('graphistore')} picture={config.store?.homePicture} />
        <PromotionSlides slot="dashboard" />
      </div>
      {hasOrders && <OrdersDashboard {...tables} list="production" />}
      {hasOrders && <OrdersDashboard {...tables} list="shipped" />}
      <PromotionSlides slot="carousel" height={carouselHeight} />
      <PromotionPopup
        moment={
          moment && {
            ...moment,
            noticeWaiting: moment.noticeWaiting || isConsentPending || switched,
            deepLink: search !== '' || hash !== '',
          }
        }
      />
    </article>
  );
}

function NotFound({ code, onDismiss }: { readonly code: string; readonly onDismiss: () => void }) {
  const t = useText(orderPageTexts);
  const layout = useText(layoutTexts);
  const common = useText(kitTexts);
  return (
    <Notice
      tone="warning"
      title={t('notFound', { code })}
      announce="status"
      onDismiss={onDismiss}
      dismissLabel={common('close')}
      actions={
        <a className="ta-link" href={hrefs.all}>
          {layout('orders')}
        </a>
      }
    >
      {t('notFoundHint')}
    </Notice>
  );
}
