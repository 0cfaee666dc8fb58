import type { Finding } from '../contract/index.ts';
import type { LocalFile } from '../kernel/transport.ts';
import type { UploaderState, UploadRow } from './state.ts';

/** The facts in the header of a chosen file, before a byte is sent. */
export async function findingsOf(
  { ledger }: Pick<UploaderState, 'ledger'>,
  file: LocalFile,
  slot: string,
): Promise<Finding[]> {
  const { examine } = await import('../preflight/examine.ts');
  return examine(file, ledger?.slots ?? [], { slot, profile: ledger?.order.profile ?? 'sRGB' });
}

export const isBlocked = (findings: readonly Finding[]) => findings.some(({ level }) => level === 'block');

/** After a move: a chosen file that has not been sent is refused or taken for its new slot. */
export async function judgeAgain(state: UploaderState, key: string): Promise<Partial<UploadRow> | null> {
  const row = state.rows.find((each) => each.key === key);
  if (!row?.local || !['refused', 'waiting'].includes(row.status) || row.problem !== null) return null;
  const findings = await findingsOf(state, row.local, row.slot).catch(() => row.findings);
  return { findings, status: isBlocked(findings) ? 'refused' : 'waiting' };
}
