import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mergeDurations } from '../../scripts/parts/durations.mjs';
import { balancedLists, furtherFlows, journeys } from '../../scripts/parts/flows.mjs';
import { at } from '../../scripts/parts/root.mjs';
import { commandOf, processesOf, suites } from '../../scripts/parts/suites.mjs';

describe('flows of the gate', () => {
  it('are divided into lists of about the same length, the longest file first', () => {
    const recorded = { 'a.spec.ts': 10, 'b.spec.ts': 50, 'c.spec.ts': 30, 'd.spec.ts': 30 };
    expect(balancedLists(Object.keys(recorded), recorded, 2)).toEqual([
      { files: ['b.spec.ts', 'a.spec.ts'], seconds: 60 },
      { files: ['c.spec.ts', 'd.spec.ts'], seconds: 60 },
    ]);
  });

  it('count as average ones without a record', () => {
    expect(balancedLists(['new', 'long', 'short'], { long: 30, short: 10 }, 2)).toEqual([
      { files: ['long'], seconds: 30 },
      { files: ['new', 'short'], seconds: 30 },
    ]);
    const unknown = balancedLists(['a', 'b', 'c', 'd'], {}, 2);
    expect(unknown.map(({ files }) => files.length)).toEqual([2, 2]);
  });

  it('are journeys or further flows, and each file exists', () => {
    expect(journeys.filter((file) => !existsSync(at('tests', file)))).toEqual([]);
    expect(furtherFlows().length).toBeGreaterThan(10);
    expect(furtherFlows().filter((file) => journeys.includes(file))).toEqual([]);
  });

  it.each(['flows', 'further flows'])('%s run as three processes of one worker, each file once', (name) => {
    const suite = suites.find((each) => each.name === name);
    if (!suite?.files) throw new Error(`ta: the suite '${name}' has no files`);
    const processes = processesOf(suite);
    expect(processes.map((each) => each.suite)).toEqual([name, name, name]);
    const commands = processes.map((each) => commandOf(each, 'report.json').command.flat().map(String));
    const folders = commands.map((command) => command.find((arg) => arg.startsWith('--output=')));
    const files = commands.flatMap((command) => command.filter((arg) => arg.endsWith('.spec.ts')));
    expect(files.toSorted()).toEqual(suite.files.toSorted());
    for (const command of commands) expect(command).toContain('--workers=1');
    expect(new Set(folders).size).toBe(3);
  });
});

describe('recorded durations', () => {
  it('keep what did not run, replace what did, and are ordered longest first', () => {
    const recorded = { jobs: { unit: 90, faults: 200 }, flows: { 'e2e/a.spec.ts': 5, 'e2e/b.spec.ts': 7 } };
    const merged = mergeDurations(recorded, { jobs: { unit: 100.4 }, flows: { 'e2e/a.spec.ts': 9.6 } });
    expect(merged).toEqual({
      jobs: { faults: 200, unit: 100 },
      flows: { 'e2e/a.spec.ts': 10, 'e2e/b.spec.ts': 7 },
    });
    expect(Object.keys(merged.jobs)).toEqual(['faults', 'unit']);
    expect(Object.keys(merged.flows)).toEqual(['e2e/a.spec.ts', 'e2e/b.spec.ts']);
  });
});
