import { createContext, useContext } from 'react';
import type { ReactElement, ReactNode } from 'react';

/** True inside a custom element, where the page fills slots; false in React, where props do. */
export const SlotsAreNative = createContext(false);

export interface SlotProps {
  /** Name in the element's manifest. */
  readonly name: string;
  /** Shown while the slot is empty; in React, the prop of the same name. */
  readonly children?: ReactNode;
}

/** A place whose content is the host's business: a native slot in an element, the children in React. */
export function Slot({ name, children }: SlotProps): ReactElement {
  return useContext(SlotsAreNative) ? <slot name={name}>{children}</slot> : <>{children}</>;
}
