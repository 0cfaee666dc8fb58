import * as v from 'valibot';
import { text } from './wire.ts';

/** `block` keeps the file from being printed, `warn` wants a tick, `note` is told. */
export const findingLevels = ['block', 'warn', 'note'] as const;
export type FindingLevel = (typeof findingLevels)[number];

/** One result of the pre-flight: which check, how grave, the numbers its sentence needs, and what the lab mends itself. */
export const finding = v.object({
  /** Key of the sentence, such as `sizeScale`; its row in the table of checks is the first word. */
  code: text,
  level: v.picklist(findingLevels),
  values: v.optional(v.record(v.string(), v.union([v.string(), v.number()])), {}),
  fix: text,
});
export type Finding = v.InferOutput<typeof finding>;

const word = v.pipe(v.string(), v.regex(/^\w{1,40}$/));
/** A finding of the sender's own check. The lab stores it as it was sent, so each part has a length. */
export const announcedFinding = v.object({
  code: word,
  level: finding.entries.level,
  values: v.optional(
    v.pipe(
      v.record(word, v.union([v.pipe(v.string(), v.maxLength(1_000)), v.number()])),
      v.check((values) => Object.keys(values).length <= 12, 'at most 12 values'),
    ),
    {},
  ),
  fix: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
});
