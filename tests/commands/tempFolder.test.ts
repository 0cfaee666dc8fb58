import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from '../../scripts/parts/children.mjs';
import { hasRoom } from '../../scripts/parts/tempFolder.mjs';

const source = new URL('../../scripts/parts/tempFolder.mjs', import.meta.url).href;
/** A process that creates the folder of a run, tells its path and whether it is there, and ends. */
const created = async (inMemory: string, fits: boolean) => {
  const code = `
    import { existsSync, statSync, writeFileSync } from 'node:fs';
    import { createTempFolder } from '${source}';
    const folder = createTempFolder(${JSON.stringify(inMemory)}, () => ${fits});
    writeFileSync(folder + '/file', 'x');
    console.log(JSON.stringify([folder, existsSync(folder), statSync(folder).mode & 0o777]));`;
  const { output } = await run(process.execPath, ['--input-type=module', '-e', code], { quiet: true });
  return JSON.parse(output) as [string, boolean, number];
};

describe('temporary files of a run', () => {
  it('lie in memory where there is room, otherwise on the disk, and are removed at the end', async () => {
    const memory = mkdtempSync(join(tmpdir(), 'ta-memory-'));
    for (const fits of [true, false]) {
      const [folder, wasThere, mode] = await created(memory, fits);
      expect(dirname(folder)).toBe(fits ? memory : tmpdir());
      expect([wasThere, existsSync(folder)]).toEqual([true, false]);
      // The user of PostgreSQL enters it.
      expect(mode & 0o011).toBe(0o011);
    }
  });

  it('need a folder that exists, and memory beside it', () => {
    expect(hasRoom(join(tmpdir(), 'ta-not-there'), Number.MAX_SAFE_INTEGER)).toBe(false);
    expect(hasRoom(tmpdir(), 1024 ** 3)).toBe(false);
  });
});
