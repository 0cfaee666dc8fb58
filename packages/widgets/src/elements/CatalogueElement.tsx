import { useEffect, useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { useSessionArea } from '../kit/provider.tsx';
import { PublicCatalogue } from '../store/PublicCatalogue.tsx';
import { publicAddress } from '../store/publicAddress.ts';
import type { ElementProps } from './defineElement.ts';
import { useCardEvents } from './useCardEvents.ts';

interface CatalogueElementProps extends ElementProps {
  readonly filter?: string;
  readonly subFilter?: string;
  readonly search?: string;
  readonly columns?: number;
  readonly noControls?: boolean;
}

/** `<ta-catalogue>`: what is chosen is kept in memory and begins anew when an attribute says something else. */
export function CatalogueElement(props: CatalogueElementProps): ReactElement {
  const { emit, settings, filter = '', subFilter = '', search = '', columns, noControls = false } = props;
  const { config } = useSessionArea();
  const given = useMemo(
    () => publicAddress({ filter, subfilter: subFilter, search }, config),
    [config, filter, subFilter, search],
  );
  const [address, setAddress] = useState(given);
  useEffect(() => setAddress(given), [given]);

  return (
    <div className="ta-catalogue" data-columns={columns}>
      <PublicCatalogue
        address={address}
        onAddress={setAddress}
        controls={!noControls}
        currency={settings.currency || 'EUR'}
        onAction={useCardEvents(emit)}
      />
    </div>
  );
}
