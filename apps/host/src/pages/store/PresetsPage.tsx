import './store.css';
import { Presets } from '@trade-area/widgets';
import { hrefOf } from '../../portal/addresses.ts';
import { usePageAddress } from './usePageAddress.ts';

/** Every preset of the lab (PRE-01). */
export function PresetsPage() {
  return (
    <article className="ta-pages-store">
      <Presets storeHref={hrefOf('graphistore')} back={usePageAddress()} />
    </article>
  );
}
