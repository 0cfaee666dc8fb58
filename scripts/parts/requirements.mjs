import { readFileSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { at, root } from './root.mjs';
import { titlesIn } from './testTitles.mjs';

/** Pages of docs/requirements that define no row. */
const otherPages = new Set(['README.md', 'coverage.md', 'not-built.md']);
const ignored = new Set(['node_modules', 'dist', 'test-results', 'playwright-report', 'migrations', '.git']);
const sourceFolders = ['packages', 'apps', 'tests', 'scripts', 'bench', 'examples'];
const sourceEnding = /\.(tsx?|m?js|css|html|sql)$/;
const testEnding = /(\.(test|spec)|Suite)\.tsx?$/;
/** The tests of these very rules cite rows as examples. */
const examples = /^tests\/house\/requirements/;

/** Paths below a folder, relative to the repository, with `/`; a folder that does not exist has none. */
function filesBelow(folder, ending) {
  const found = [];
  const visit = (path) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (ignored.has(entry.name) || entry.name.startsWith('.data')) continue;
      const full = join(path, entry.name);
      if (entry.isDirectory()) visit(full);
      else if (ending.test(entry.name)) found.push(relative(root, full).replaceAll('\\', '/'));
    }
  };
  try {
    visit(at(folder));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  return found.sort();
}

const read = (path) => readFileSync(at(path), 'utf8');

/** Every source that may cite a row, as `{ path, text }`. */
export function sources() {
  return sourceFolders
    .flatMap((folder) => filesBelow(folder, sourceEnding))
    .map((path) => ({ path, text: read(path) }));
}

/** Every page of prose that may cite a row: docs without the rows themselves, README, CONTRIBUTING. */
export function pages() {
  return [...filesBelow('docs', /\.md$/), 'README.md', 'CONTRIBUTING.md']
    .filter((path) => !path.startsWith('docs/requirements/'))
    .map((path) => ({ path, text: read(path) }));
}

/** Codes that begin a row of a page (`- **ORD-30** …`), in the order they stand there, doubles included. */
export function definedIn(text) {
  return [...text.matchAll(/^- \*\*([A-Z][A-Z0-9-]*)\*\* /gm)].map(([, code]) => code);
}

/** The requirement rows and the decisions: `{ page, group, code }`. */
export function requirementRows() {
  return filesBelow('docs/requirements', /\.md$/)
    .filter((path) => !otherPages.has(basename(path)))
    .flatMap((path) =>
      definedIn(read(path)).map((code) => ({
        page: basename(path),
        group: code.replace(/-\d+$/, ''),
        code,
      })),
    );
}

/** All codes that a source may cite, doubles included. */
export function definedCodes() {
  const others = ['docs/threats.md', 'docs/print.md', 'docs/catalogue.md'];
  return [...requirementRows().map(({ code }) => code), ...others.flatMap((path) => definedIn(read(path)))];
}

const range = /\b([A-Z][A-Z0-9]*)-(\d+)(?: to |\.\.|…|–)(?:\1-)?(\d+)\b/g;

/** Codes of rows that a text names, those inside of ranges too (`ORD-10 to ORD-14`, `ORD-10..14`). */
export function codesIn(text) {
  const found = new Set([...text.matchAll(/\b[A-Z][A-Z0-9]*-\d+\b/g)].map(([code]) => code));
  for (const [, group, first, last] of text.matchAll(range))
    for (let number = Number(first); number <= Number(last); number++)
      found.add(`${group}-${String(number).padStart(first.length, '0')}`);
  return found;
}

/** Rows that the page of what is not built yet names. */
export function notBuilt() {
  const text = read('docs/requirements/not-built.md');
  return new Set([...text.matchAll(/^- (.*)$/gm)].flatMap(([, line]) => [...codesIn(line)]));
}

/** The state of every row, in the order of the pages: `{ page, group, code, state }`. */
export function states() {
  const tested = new Set();
  const cited = new Set();
  for (const { path, text } of sources()) {
    if (examples.test(path)) continue;
    for (const code of codesIn(text)) cited.add(code);
    if (testEnding.test(path))
      for (const title of titlesIn(path, text)) for (const code of codesIn(title)) tested.add(code);
  }
  const missing = notBuilt();
  const stateOf = (code) => {
    if (tested.has(code)) return missing.has(code) ? 'tested, yet listed as not built' : 'tested';
    if (missing.has(code)) return 'not built';
    return cited.has(code) ? 'cited only' : 'no test';
  };
  return requirementRows().map((row) => ({ ...row, state: stateOf(row.code) }));
}

const columns = ['tested', 'cited only', 'no test', 'not built'];

/** The page docs/requirements/coverage.md. */
export function coveragePage(rows = states()) {
  const groups = [...new Set(rows.map(({ group }) => group))];
  const count = (state, group) =>
    rows.filter((row) => row.state === state && (!group || row.group === group)).length;
  const line = (name, group) => [name, ...columns.map((state) => String(count(state, group)))];
  const table = [['group', ...columns], ...groups.map((group) => line(group, group)), line('all', undefined)];
  const widths = table[0].map((_, column) => Math.max(...table.map((cells) => cells[column].length)));
  const draw = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const [head, ...body] = table;
  const parts = groups.map(
    (group) =>
      `## ${group}\n\n${rows
        .filter((row) => row.group === group)
        .map(({ code, state }) => `- ${code} ${state}`)
        .join('\n')}\n`,
  );
  return `# Coverage

Written by \`npm run requirements\`; not edited by hand. **tested**: the title of a test case, or of the group around it,
names the row. **cited only**: a source or a comment of a test does. **no test**: neither. **not built**: listed in
[not-built.md](not-built.md).

${draw(head)}
${draw(widths.map((width) => '-'.repeat(width)))}
${body.map(draw).join('\n')}

${parts.join('\n')}`;
}
