/** The child process that inspects files and derives others from them: one request at a time, over the IPC channel. */
import { fixFile } from './fix.ts';
import type { Fixing } from './fix.ts';
import { inspect } from './inspect.ts';
import type { Inspected, Inspection } from './inspect.ts';
import { joinPages } from './join.ts';
import type { Joining } from './join.ts';
import { pdfPageOf, previewOf, proofOf } from './proof.ts';
import type { PdfPage, Picture, Preview, Proof } from './proof.ts';

/** The child's functions by the name of the request. */
export interface Skills {
  readonly inspect: { readonly ask: Inspection; readonly answer: Inspected };
  readonly fix: { readonly ask: Fixing; readonly answer: true };
  readonly join: { readonly ask: Joining; readonly answer: true };
  readonly pdfPage: { readonly ask: PdfPage; readonly answer: Picture };
  readonly preview: { readonly ask: Preview; readonly answer: Uint8Array };
  readonly proof: { readonly ask: Proof; readonly answer: Uint8Array };
}
export type Skill = keyof Skills;
export type Question = {
  [S in Skill]: { readonly number: number; readonly skill: S; readonly ask: Skills[S]['ask'] };
}[Skill];

function answer(question: Question): Promise<unknown> {
  switch (question.skill) {
    case 'inspect':
      return inspect(question.ask);
    case 'fix':
      return fixFile(question.ask).then(() => true);
    case 'join':
      return joinPages(question.ask).then(() => true);
    case 'pdfPage':
      return pdfPageOf(question.ask);
    case 'preview':
      return previewOf(question.ask);
    case 'proof':
      return proofOf(question.ask);
  }
}

process.on('message', (question: Question) => {
  void answer(question).then(
    (made) => process.send?.({ number: question.number, answer: made }),
    () => process.send?.({ number: question.number, answer: null }),
  );
});
// The lab has ended, so the child ends too.
process.on('disconnect', () => process.exit(0));
