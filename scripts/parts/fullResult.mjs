/**
 * The closing line of a gate's output, read.
 *
 * @param {string} output
 * @returns {{ line: string, passed: number, failed: number, skipped: number } | undefined} undefined without such a line
 */
export function gateLine(output) {
  const found = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?\s*$/.exec(
    output.trimEnd().split('\n').at(-1) ?? '',
  );
  if (!found) return undefined;
  const [passed, failed, skipped = 0] = found.slice(1).map((count) => Number(count ?? 0));
  return { line: found[0].trim(), passed, failed, skipped };
}

/**
 * The page `docs/test-full.md`.
 *
 * @param {object} run
 * @param {Date} run.date
 * @param {string} run.commit
 * @param {{ name: string, ok: boolean, result: string, seconds: number }[]} run.results
 * @param {string} run.line the closing line
 */
export function resultPage({ date, commit, results, line }) {
  const rows = results.map(
    ({ name, ok, result, seconds }) =>
      `| ${name} | ${ok ? 'green' : '**red**'} | ${result.replaceAll('|', '\\|')} | ${(seconds / 60).toFixed(1)} |`,
  );
  return `# The last full run

Written by \`npm run test:full\`. Red here is as red as the gate.

${date.toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit}: **${line}**

| part | | result | minutes |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}
