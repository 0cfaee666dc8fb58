import { act as preactAct } from 'preact/test-utils';

export const act = (run: () => Promise<unknown>): Promise<void> => preactAct(async () => void (await run()));
