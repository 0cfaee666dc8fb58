import { uploadLimits } from '../contract/index.ts';
import type { Finding } from '../contract/index.ts';
import { createFileLoader } from '../kernel/createFileLoader.ts';
import type { LocalFile } from '../kernel/transport.ts';
import type { UploaderState, UploadRow } from './state.ts';

const gibibyte = 1024 ** 3;

/** The checks of files come with the first file. */
export const loadExamine = createFileLoader('examine', () => import('../preflight/examine.ts'));

/** The result of the checks of a chosen file before a byte is sent: by its size and by its header. */
export async function examineFile(
  { ledger }: Pick<UploaderState, 'ledger'>,
  file: LocalFile,
  slot: string,
): Promise<Partial<Pick<UploadRow, 'findings' | 'looks'>>> {
  if (file.size > uploadLimits.file) {
    const values = { gigabytes: uploadLimits.file / gibibyte };
    return { findings: [{ code: 'tooLarge', level: 'block', values, fix: '' }] };
  }
  try {
    const { examine } = await loadExamine();
    return await examine(file, ledger?.slots ?? [], { slot, profile: ledger?.order.profile ?? 'sRGB' });
  } catch {
    // It cannot be read here: the lab checks it, and the upload says so where that fails too.
    return {};
  }
}

export const isBlocked = (findings: readonly Finding[]) => findings.some(({ level }) => level === 'block');

/** After a move: a chosen file that has not been sent is refused or taken for its new slot. */
export async function judgeAgain(state: UploaderState, key: string): Promise<Partial<UploadRow> | null> {
  const row = state.rows.find((each) => each.key === key);
  if (!row?.local || !['refused', 'waiting'].includes(row.status) || row.problem !== null) return null;
  const { findings = row.findings, looks = row.looks } = await examineFile(state, row.local, row.slot);
  return { findings, looks, status: isBlocked(findings) ? 'refused' : 'waiting' };
}
