/** The child process that renders sheets and puts PDFs together: one task at a time. */
import sharp from 'sharp';
import type { PdfRequest, SheetRequest } from '../../base/ports/renderer.ts';
import { answerTasks } from '../../files/taskProcess.ts';
import { makePdf, makeSheet } from './tasks.ts';

// A sheet is read once: what a picture library keeps of it would only take memory.
sharp.cache(false);
sharp.concurrency(2);

answerTasks(({ task, input }) =>
  task === 'sheet' ? makeSheet(input as SheetRequest) : makePdf(input as PdfRequest),
);
