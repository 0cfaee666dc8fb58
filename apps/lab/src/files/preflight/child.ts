/** The child process that inspects files and derives others from them: one request at a time, over the IPC channel. */
import { answerTasks } from '../taskProcess.ts';
import { cropFile } from './crop.ts';
import type { CropRequest } from './crop.ts';
import { fixFile } from './fix.ts';
import type { FixRequest } from './fix.ts';
import { inspect } from './inspect.ts';
import type { InspectionOutcome, InspectionRequest } from './inspect.ts';
import { joinPages } from './join.ts';
import type { JoinRequest } from './join.ts';
import { pdfPageOf, previewOf, proofOf } from './proof.ts';
import type { PdfPage, Picture, Preview, Proof } from './proof.ts';

/** The child's functions by the name of the request. */
export interface Tasks {
  readonly inspect: { readonly input: InspectionRequest; readonly output: InspectionOutcome };
  readonly crop: { readonly input: CropRequest; readonly output: true };
  readonly fix: { readonly input: FixRequest; readonly output: true };
  readonly join: { readonly input: JoinRequest; readonly output: true };
  readonly pdfPage: { readonly input: PdfPage; readonly output: Picture };
  readonly preview: { readonly input: Preview; readonly output: Uint8Array };
  readonly proof: { readonly input: Proof; readonly output: Uint8Array };
}
export type TaskName = keyof Tasks;
export type TaskRequest = {
  [S in TaskName]: { readonly task: S; readonly input: Tasks[S]['input'] };
}[TaskName];

function runTask(request: TaskRequest): Promise<unknown> {
  switch (request.task) {
    case 'inspect':
      return inspect(request.input);
    case 'crop':
      return cropFile(request.input).then(() => true);
    case 'fix':
      return fixFile(request.input).then(() => true);
    case 'join':
      return joinPages(request.input).then(() => true);
    case 'pdfPage':
      return pdfPageOf(request.input);
    case 'preview':
      return previewOf(request.input);
    case 'proof':
      return proofOf(request.input);
  }
}

answerTasks((request) => runTask(request as TaskRequest));
