import { layOut } from './layOut.ts';
import type { FillAnswer, FillRequest } from './createFiller.ts';

/** Lays out books beside the page: hundreds of photos hold up no gesture. */
addEventListener('message', ({ data }: MessageEvent<FillRequest>) => {
  const answer: FillAnswer = { number: data.number, filled: layOut(data.project, data.options) };
  postMessage(answer);
});
