import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` where there is a page; on a server the quiet one (React 18 warns otherwise). */
export const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
