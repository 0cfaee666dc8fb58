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
 * The page `docs/test-full.md`, or `docs/test-long.md`.
 *
 * @param {object} run
 * @param {string} run.command the script of package.json that writes the page
 * @param {Date} run.date
 * @param {string} run.commit
 * @param {{ name: string, ok: boolean, result: string, seconds: number }[]} run.results
 * @param {string} run.line the closing line
 * @param {Readonly<Record<string, number>>} [run.jobs] seconds of each job of the gate; those below five are left out
 * @param {readonly string[]} [run.failures] what failed in the gate
 */
export function resultPage({ command, date, commit, results, line, jobs = {}, failures = [] }) {
  const rows = results.map(
    ({ name, ok, result, seconds }) =>
      `| ${name} | ${ok ? 'green' : '**red**'} | ${inCell(result)} | ${(seconds / 60).toFixed(1)} |`,
  );
  const failed = failures.length > 0 ? `\n${failures.map((failure) => `- ${failure}`).join('\n')}\n` : '';
  const jobRows = Object.entries(jobs)
    .filter(([, seconds]) => seconds >= 5)
    .sort(([, a], [, b]) => b - a)
    .map(([name, seconds]) => `| ${inCell(name)} | ${Math.round(seconds)} |`);
  return `# The last run of ${command}

Written by \`npm run ${command}\`. Red here is as red as the gate.

${date.toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit}: **${line}**

| part | | result | minutes |
| --- | --- | --- | --- |
${rows.join('\n')}
${failed}${
    jobRows.length === 0
      ? ''
      : `
Its jobs, several at a time:

| job | seconds |
| --- | --- |
${jobRows.join('\n')}
`
  }`;
}

const inCell = (text) => text.replaceAll('|', '\\|');
