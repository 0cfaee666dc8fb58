import type { LabPhoto, PrintChoice, PrintLab } from '@trade-area/core/editor';
import { fail, succeed } from '@trade-area/core/kernel';
import type { FailureKind } from '@trade-area/core/kernel';
import { bookGeometry, createProject, pagesOf, piecesOf } from '@trade-area/core/layout';
import type { PrintProject } from '@trade-area/core/layout';

const choice = (size: string, width: number, height: number, amount: number): PrintChoice => ({
  ...{ family_id: 275, module_id: 0, product_code: 'photobook', name: 'Photobook', size },
  geometry: bookGeometry(width, height, 'bound'),
  pages: { min: 20, max: 60, step: 2 },
  price: { amount, currency: 'EUR', symbol: '' },
});

export const bookChoices = [choice('20x20', 200, 200, 2_400), choice('20x30', 200, 300, 3_600)];

/** A lab in memory that makes books: it keeps what it is given, and fails as it is told. */
export interface MemoryBookLab extends PrintLab {
  readonly kept: Map<string, PrintProject>;
  /** Versions that it has kept, the newest first. */
  readonly earlier: Map<string, readonly PrintProject[]>;
  fails: { save: FailureKind | null };
}

export function memoryBookLab(): MemoryBookLab {
  const kept = new Map<string, PrintProject>();
  const photos: LabPhoto[] = [];
  const upload = { project: 'p1', signature: 's1' };
  const lab: MemoryBookLab = {
    kept,
    earlier: new Map(),
    fails: { save: null },
    choices: async () => succeed(bookChoices),
    async create(uuid, product) {
      const project = createProject(uuid, product);
      kept.set(uuid, project);
      return succeed({ project, upload });
    },
    async open(uuid) {
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
      const pieces = project ? piecesOf(project) : 0;
      const more = project ? Math.max(0, pagesOf(project) - 20) / 2 : 0;
      const base = { amount: pieces * 2_400, currency: 'EUR', symbol: '' };
      const pages = { amount: pieces * more * 55, currency: 'EUR', symbol: '' };
      return succeed({
        ...{ pieces, discount: null, dispatch: '2026-11-30' },
        lines: [
          { label: 'Photobook', pieces, amount: base },
          { label: 'Pages', pieces, amount: pages },
        ],
        total: { ...base, amount: base.amount + pages.amount },
      });
    },
  };
  return lab;
}
