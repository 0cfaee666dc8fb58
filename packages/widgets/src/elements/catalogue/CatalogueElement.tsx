import { useEffect, useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { useSessionArea, useSessionState } from '../../kit/provider.tsx';
import { useLazyComponent } from '../../kit/useLazyComponent.ts';
import { PublicCatalogue } from '../../store/catalogue/PublicCatalogue.tsx';
import { publicAddress } from '../../store/catalogue/publicAddress.ts';
import type { CatalogueProps } from '../../store/catalogue/Catalogue.tsx';
import type { ElementProps } from '../runtime/defineElement.ts';
import { useCardEvents } from './useCardEvents.ts';

interface CatalogueElementProps extends ElementProps {
  readonly filter?: string;
  readonly subFilter?: string;
  readonly search?: string;
  readonly columns?: number;
  readonly noControls?: boolean;
}

const loadOwn = () => import('./SignedInCatalogue.tsx').then((module) => module.SignedInCatalogue);

/**
 * `<ta-catalogue>`: the choice is kept in memory and reset when an attribute changes. A customer
 * who signs in on the page sees their own prices and promotions instead of the public ones.
 */
export function CatalogueElement(props: CatalogueElementProps): ReactElement {
  const { emit, settings, filter = '', subFilter = '', search = '', columns, noControls = false } = props;
  const { config } = useSessionArea();
  const signedIn = useSessionState((state) => state.phase === 'signedIn');
  const initialAddress = useMemo(
    () => publicAddress({ filter, subfilter: subFilter, search }, config),
    [config, filter, subFilter, search],
  );
  const [address, setAddress] = useState(initialAddress);
  useEffect(() => setAddress(initialAddress), [initialAddress]);
  const shown = { address, onAddress: setAddress, controls: !noControls, onAction: useCardEvents(emit) };
  const everybodys = <PublicCatalogue {...shown} currency={settings.currency || undefined} />;

  return (
    <div className="ta-catalogue" data-columns={columns}>
      {signedIn ? <Own {...shown} meanwhile={everybodys} /> : everybodys}
    </div>
  );
}

/** Promotions and their rules load after the sign-in; until then the public catalogue stays. */
function Own({
  meanwhile,
  ...props
}: Omit<CatalogueProps, 'catalogue'> & { readonly meanwhile: ReactElement }): ReactElement {
  const { data } = useLazyComponent(loadOwn, 'store.own');
  return data ? <data.Lazy {...props} /> : meanwhile;
}
