/** The process that looks at files: one question at a time, over the channel to the lab. */
import { inspect } from './inspect.ts';
import type { Inspection } from './inspect.ts';

process.on('message', (question: Inspection & { readonly number: number }) => {
  void inspect(question).then(
    (answer) => process.send?.({ number: question.number, answer }),
    () => process.send?.({ number: question.number, answer: null }),
  );
});
// The lab is gone: nothing to look at any more.
process.on('disconnect', () => process.exit(0));
