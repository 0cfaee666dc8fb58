import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { definedCodes, requirementRows } from '../../scripts/parts/requirements.mjs';
import { filesBelow, root, textOf } from './sources.ts';

/** A line that cites something, with what is wrong about it. */
export interface Wrong {
  readonly line: number;
  readonly text: string;
}

const codes: ReadonlySet<string> = new Set(definedCodes());
const groups = [...new Set(requirementRows().map(({ group }) => group))];

/** Names of standards that look like a code of ours. */
const standards = new Set(['BSD', 'CC', 'CVE', 'ISO', 'PDF', 'RFC', 'SHA', 'UTF']);

/** Codes that a line cites: of the groups we have, and in a comment of any group that looks like one of ours. */
function codesOf(line: string): string[] {
  const known = new RegExp(`(?<![\\w-])(?:(?:${groups.join('|')})-\\d+|T-[A-Z]+\\d+)(?![\\w])`, 'g');
  const named = /(?<![\w-])(?:P|CAT)-[A-Z]{2,}(?:-[A-Z]{2,})*(?![\w-])/g;
  const found = [...line.matchAll(known), ...line.matchAll(named)].map(([code]) => code);
  const comment = /^\s*(?:\/?\*|\/\/|<!--)/.test(line);
  const like = comment ? [...line.matchAll(/(?<![\w-])([A-Z][A-Z0-9]+)-\d{2}(?![\w-])/g)] : [];
  return [
    ...new Set([...found, ...like.flatMap(([code, group = '']) => (standards.has(group) ? [] : [code]))]),
  ];
}

const decisions = filesBelow('docs/decisions', /\.md$/);
const headings = new Map<string, readonly string[]>();

/** Whether a page of docs exists and has the heading, which may be followed by more words. */
function leadsTo(page: string, rest: string): boolean {
  if (!existsSync(join(root, page))) return false;
  if (!headings.has(page))
    headings.set(
      page,
      [...textOf(page).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) => title),
    );
  return rest === '' || (headings.get(page) ?? []).some((title) => rest.startsWith(title));
}

/** Forms of citation that led out of the repository. */
const oldForms = [
  /\bdecisions? \d{1,2}\b(?!\])/i,
  /\breliability,? (?:row |fact )?[A-E]?\d/i,
  /(?<![\w/])(?:editor|fixed-points|reliability)\.md\b/,
  /\b00[012] §/,
  /(?<![\w-])issue \d/i,
];
const oldPages = /(?<![\w/])(?:embedding|look|performance)\.md\b/;
const loneThreats = /\((?:[A-Z][A-Z0-9-]+\d+, )*[A-E](?:1[0-3]|[1-9])(?:, [A-Z][A-Z0-9-]+\d+)*\)/;

/** Every citation of a text that leads nowhere. */
export function wrongCitations(path: string, text: string): Wrong[] {
  return text.split('\n').flatMap((line, index) => {
    const unknown = codesOf(line).filter((code) => !codes.has(code));
    const pages = [...line.matchAll(/\bdocs\/([\w/-]+\.md)(?:, ([A-Z][^`'")]*))?/g)]
      .filter(([, page, rest]) => !leadsTo(`docs/${page}`, rest ?? ''))
      .map(([cited]) => cited);
    const numbered = [...line.matchAll(/\bdocs\/decisions\/(\d{4})/g)]
      .filter(([, number]) => !decisions.some((page) => page.startsWith(`docs/decisions/${number}-`)))
      .map(([cited]) => cited);
    const forms = path.endsWith('.md') ? oldForms : [...oldForms, oldPages, loneThreats];
    const old = forms.flatMap((form) => form.exec(line)?.[0] ?? []);
    return [...unknown, ...pages, ...numbered, ...old].map((text) => ({ line: index + 1, text }));
  });
}
