import { useCallback } from 'react';
import type { ReactElement } from 'react';
import { Account } from '../../composed/Account.tsx';
import type { AccountSection } from '../../composed/Account.tsx';
import { Slot } from '../../kit/Slot.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ElementProps } from '../runtime/defineElement.ts';
import { SignedInOnly } from '../runtime/SignedInOnly.tsx';

interface AccountElementProps extends ElementProps {
  readonly section?: AccountSection;
}

/** `<ta-account>`: profile, password and cards; links of the page around it are never held up. */
export function AccountElement({ emit, settings, section }: AccountElementProps): ReactElement {
  const onSaved = useCallback(
    (fields: readonly string[]) => void emit('ta-account-saved', { fields: [...fields] }),
    [emit],
  );
  return (
    <SignedInOnly
      settings={settings}
      invitation="signInAccount"
      waiting={<Skeleton shape="block" count={3} />}
    >
      <Slot name="heading" />
      <Account section={section} guardLinks={false} level={3} onSaved={onSaved} />
    </SignedInOnly>
  );
}
