import './configurator.css';
import {
  cameFromCheckout,
  configuratorPath,
  readConfiguratorPath,
  readConfiguratorQuery,
} from '@trade-area/core/configurator';
import type { ConfiguratorAddress, SavedQuote } from '@trade-area/core/configurator';
import { configuratorService } from '@trade-area/core/kernel';
import { Configurator } from '@trade-area/widgets';
import { OfferDialog, ServiceSurface, useCheckout } from '@trade-area/widgets/portal';
import type { OfferDialogProps, ServiceSurfaceProps, SurfaceProps } from '@trade-area/widgets/portal';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePage } from '../../layout/usePage.ts';
import { hrefOf, routeOf } from '../../portal/addresses.ts';
import { loadConfigurator } from '../../portal/loadConfigurator.ts';
import { samePage } from '../../portal/samePage.ts';
import { usePortal } from '../../portal/usePortal.ts';
import { HomePage } from '../home/HomePage.tsx';
import { useProductTitle } from '../store/useProductTitle.ts';

/**
 * The configurator of the live, dev and test environment (ROUTE-17, ROUTE-20, CONF-12): the portal's own, or the one of
 * the service that the lab names for it (CONF-11).
 */
export function ConfiguratorPage() {
  const { pathname } = useLocation();
  // For anyone but the internal account, the pages of dev and test are the fallback page (ROUTE-20).
  const isHidden = usePage().title.key === 'notFound';
  const address = useMemo(() => readConfiguratorPath(pathname), [pathname]);
  if (!address || isHidden) return <HomePage />;
  return <ConfiguratorView key={`${address.environment} ${address.configurator}`} address={address} />;
}

function ConfiguratorView({ address }: { readonly address: ConfiguratorAddress }) {
  const { environment, configurator } = address;
  // Quotes of dev and test are trials: cart and offers know only those of customers.
  const isLive = environment === '';
  const { config } = usePortal();
  const { search } = useLocation();
  const navigate = useNavigate();
  const onName = useProductTitle();
  const { passedOn, ...query } = useMemo(() => readConfiguratorQuery(search), [search]);
  const hrefOfQuote = useCallback(
    (quote: string) => hrefOf(configuratorPath({ environment, configurator, quote })),
    [environment, configurator],
  );
  const service = useMemo(() => configuratorService(config, environment), [config, environment]);
  const checkout = useCheckout({
    kind: 'EPICOR',
    configurator,
    environment,
    passedOn,
    storeAddress: `${config.portalOrigin}${hrefOf('graphistore')}`,
    quoteAddress: (quote) => `${config.portalOrigin}${hrefOfQuote(quote)}`,
  });
  // CONF-26: the next press saves this quote instead of creating a second one, after a reload too.
  const onSaved = ({ id }: SavedQuote) => {
    if (id === address.quote) return;
    void navigate(`${routeOf(hrefOfQuote(id))}${search}`, { replace: true, state: samePage });
  };
  const onBack = () => {
    const isPrevious = cameFromCheckout(document.referrer, search, config.labOrigin);
    void (isPrevious && window.history.length > 1 ? navigate(-1) : navigate(routeOf(hrefOf('graphistore'))));
  };
  return (
    <article className="ta-pages-configurator">
      <Configurator
        {...address}
        {...query}
        storeHref={hrefOf('graphistore')}
        onBack={onBack}
        onSaved={onSaved}
        onCheckout={checkout.open}
        isOpening={checkout.isOpening}
        cartHref={isLive ? hrefOf('cart') : undefined}
        onName={onName}
        surface={
          service
            ? drawService({
                service,
                load: loadConfigurator,
                configuratorId: configurator,
                ed: query.ed,
                storeHref: hrefOf('graphistore'),
              })
            : undefined
        }
        guardLinks
        offer={isLive ? drawOffer : undefined}
      />
      {checkout.form}
    </article>
  );
}

/** Draws the configurator of a service in place of the portal's own. */
function drawService(options: Omit<ServiceSurfaceProps, keyof SurfaceProps>) {
  return (given: SurfaceProps) => <ServiceSurface {...given} {...options} />;
}

/** The PDF offer of a saved quote. */
function drawOffer(quote: OfferDialogProps['row'], onClose: () => void) {
  return <OfferDialog row={quote} onClose={onClose} />;
}
