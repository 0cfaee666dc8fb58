import { createContext, useContext } from 'react';

/** The parts of the window that are read; a server has neither. */
interface View {
  readonly self?: unknown;
  readonly top?: unknown;
}

/** Whether this page is framed by another one: the default of {@link Framed}. False on a server. */
export function isInFrame(view: View = globalThis as View): boolean {
  try {
    return view.self !== undefined && view.self !== view.top;
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
  return forced ?? isInFrame();
}
