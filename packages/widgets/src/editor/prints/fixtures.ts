import type { LabPhoto, PrintChoice, PrintLab } from '@trade-area/core/editor';
import { fail, succeed } from '@trade-area/core/kernel';
import type { FailureKind } from '@trade-area/core/kernel';
import { copiesOf, createProject, printGeometry } from '@trade-area/core/layout';
import type { PrintProject } from '@trade-area/core/layout';

const choice = (size: string, width: number, height: number, amount: number): PrintChoice => ({
  ...{ family_id: 27, module_id: 0, product_code: 'prints', name: 'Prints', size },
  geometry: printGeometry(width, height),
  pages: { min: 1, max: 250, step: 1 },
  price: { amount, currency: 'EUR', symbol: '' },
});

export const choices = [choice('10x15', 100, 150, 35), choice('13x18', 130, 180, 55)];

/** A lab in memory: it keeps what it is given, and fails as it is told. */
export interface MemoryPrintLab extends PrintLab {
  readonly kept: Map<string, PrintProject>;
  /** Versions that it has kept, the newest first. */
  readonly earlier: Map<string, readonly PrintProject[]>;
  /** Kind of failure of the calls from now on; null = they succeed. */
  fails: { save: FailureKind | null; open: FailureKind | null; choices: FailureKind | null };
}

export function memoryPrintLab(): MemoryPrintLab {
  const kept = new Map<string, PrintProject>();
  const photos: LabPhoto[] = [];
  const upload = { project: 'p1', signature: 's1' };
  const lab: MemoryPrintLab = {
    kept,
    earlier: new Map(),
    fails: { save: null, open: null, choices: null },
    choices: async () => (lab.fails.choices ? fail(lab.fails.choices) : succeed(choices)),
    async create(uuid, product) {
      const project = createProject(uuid, product);
      kept.set(uuid, project);
      return succeed({ project, upload });
    },
    async open(uuid) {
      if (lab.fails.open) return fail(lab.fails.open);
      const project = kept.get(uuid);
      return project ? succeed({ project, upload }) : fail('notFound');
    },
    async save(project) {
      if (lab.fails.save) return fail(lab.fails.save);
      const rev = project.rev + 1;
      kept.set(project.uuid, { ...project, rev });
      lab.earlier.set(project.uuid, [{ ...project, rev }, ...(lab.earlier.get(project.uuid) ?? [])]);
      return succeed({ rev });
    },
    photos: async () => succeed(photos),
    versions: async (uuid) =>
      succeed(
        (lab.earlier.get(uuid) ?? []).map(({ rev, photos: used, spreads }) => ({
          ...{ rev, savedAt: '2026-11-24T09:05:00Z', device: 'Firefox, Windows' },
          ...{ sheets: spreads.length, photos: used.length },
        })),
      ),
    async restore({ uuid, rev }, version) {
      const found = lab.earlier.get(uuid)?.find((each) => each.rev === version);
      if (!found) return fail('notFound');
      const project = { ...found, rev: rev + 1 };
      kept.set(uuid, project);
      return succeed({ project, upload });
    },
    line: async () => ({
      send({ file, metadata, onBegun, onDone, onProgress }) {
        const hash = metadata['sha256'] ?? '';
        photos.push({ upload: `u${photos.length + 1}`, hash, state: 'ready', record: {} });
        onBegun(`u${photos.length}`);
        onProgress(file.size);
        onDone();
        return { stop: () => undefined };
      },
      discard: async () => true,
    }),
    async price(uuid) {
      const project = kept.get(uuid);
      const pieces = project ? copiesOf(project) : 0;
      const total = { amount: pieces * 55, currency: 'EUR', symbol: '' };
      return succeed({
        ...{ pieces, total, discount: null, dispatch: '2026-11-27' },
        lines: [{ label: '', pieces, amount: total }],
      });
    },
  };
  return lab;
}
