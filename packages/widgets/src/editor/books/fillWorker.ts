import { fillProject } from '@trade-area/core/layout';
import type { FillAnswer, FillRequest } from './createFiller.ts';

/** Lays out books beside the page: hundreds of photos hold up no gesture. */
globalThis.addEventListener('message', ({ data }: MessageEvent<FillRequest>) => {
  const { spreads, cover, seed, next } = fillProject(data.project, data.options);
  const answer: FillAnswer = { number: data.number, filled: { spreads, cover, seed, next } };
  globalThis.postMessage(answer);
});
