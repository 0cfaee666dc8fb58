import { createContext, useContext } from 'react';

/** Whether this page stands in another one: the default of {@link Framed}. False on a server. */
export function standsInFrame(): boolean {
  try {
    return globalThis.self !== undefined && globalThis.self !== globalThis.top;
  } catch {
    // A browser that refuses to tell has something around it to hide.
    return true;
  }
}

/** Overrules what the browser says; null = ask the browser (ROUTE-35: a setting can force it). */
export const Framed = createContext<boolean | null>(null);

/** Framed mode (ROUTE-35): links stay in the frame. */
export function useFramed(): boolean {
  const forced = useContext(Framed);
  return forced ?? standsInFrame();
}
