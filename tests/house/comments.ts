import { parseSync } from 'vite';

/** One comment as a reader sees it: its first line in the file, and its words without the marks around them. */
export interface Comment {
  readonly line: number;
  readonly text: string;
}

/** A comment that breaks a rule, with the rule. */
export interface Refused extends Comment {
  readonly rule: 'begins with a pronoun' | 'is a citation alone';
}

interface Span {
  readonly start: number;
  readonly end: number;
  readonly words: string;
  /** A `//` comment that is alone on its line: the next one may continue its sentence. */
  readonly ownLine: boolean;
}

function spansOf(path: string, text: string): Span[] {
  if (path.endsWith('.css'))
    return [...text.matchAll(/\/\*([\s\S]*?)\*\//g)].map(({ 0: whole, 1: words = '', index }) => ({
      start: index,
      end: index + whole.length,
      words,
      ownLine: false,
    }));
  return parseSync(path, text).comments.map(({ type, value, start, end }) => ({
    start,
    end,
    words: value,
    ownLine: type === 'Line' && text.slice(text.lastIndexOf('\n', start - 1) + 1, start).trim() === '',
  }));
}

const withoutMarks = (words: string): string =>
  words
    .split('\n')
    .map((line) => line.replace(/^[\s*/!]+/, '').trim())
    .join(' ')
    .trim();

/** Every comment of a file; `//` comments on lines of their own that follow each other are one comment. */
export function commentsOf(path: string, text: string): Comment[] {
  const joined: Span[] = [];
  for (const span of spansOf(path, text)) {
    const last = joined.at(-1);
    const continues = last?.ownLine && span.ownLine && /^\r?\n[ \t]*$/.test(text.slice(last.end, span.start));
    if (last && continues)
      joined[joined.length - 1] = { ...last, end: span.end, words: `${last.words}\n${span.words}` };
    else joined.push(span);
  }
  return joined.map(({ start, words }) => ({
    line: text.slice(0, start).split('\n').length,
    text: withoutMarks(words),
  }));
}

const pronoun = /^(?:what(?:ever)?|who(?:ever)?|nobody|somebody)\b/i;
/** A code (`ORD-30`, `T-A8`, `P-CHECKS`) or a page with a heading (`docs/sites.md, Errors`, `docs/decisions/0007`). */
const citation =
  /\bdocs\/[\w/.-]+(?:, [A-Z][^;.]*)?|(?<![\w-])(?:[A-Z][A-Z0-9]*-[A-Z]?\d+|(?:P|CAT)(?:-[A-Z]{2,})+)(?!\w)/g;

const citesAlone = (text: string): boolean =>
  text !== text.replace(citation, '') &&
  text.replace(citation, '').replace(/\b(?:see|and|or|to|in|row|rows)\b|[^\p{L}\p{N}]/giu, '') === '';

/** Comments that begin with a pronoun or only cite: a reader learns the reason from neither. */
export function refusedComments(path: string, text: string): Refused[] {
  return commentsOf(path, text).flatMap((comment): Refused[] => {
    if (pronoun.test(comment.text)) return [{ ...comment, rule: 'begins with a pronoun' }];
    return citesAlone(comment.text) ? [{ ...comment, rule: 'is a citation alone' }] : [];
  });
}
