/** Runs what a test does to a widget until every render and effect of it is done. `act.preact.ts` replaces it for Preact. */
import { act as reactAct } from 'react';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

export const act = (run: () => Promise<unknown>): Promise<void> => reactAct(async () => void (await run()));
