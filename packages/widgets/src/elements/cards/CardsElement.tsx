import type { ReactElement } from 'react';
import { ManageCards } from '../../payments/ManageCards.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ElementProps } from '../runtime/defineElement.ts';
import { SignedInOnly } from '../runtime/SignedInOnly.tsx';

/** `<ta-cards>`: the stored cards. Numbers are typed into a frame of the lab and never seen by the page. */
export function CardsElement({ emit, settings }: ElementProps): ReactElement {
  return (
    <SignedInOnly settings={settings} invitation="signInCards" waiting={<Skeleton shape="block" count={3} />}>
      <ManageCards onChanged={() => emit('ta-cards-change', {})} />
    </SignedInOnly>
  );
}
