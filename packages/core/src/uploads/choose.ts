import { holdsCardNumber } from '../kernel/cardNumber.ts';
import type { LocalFile } from '../kernel/transport.ts';
import { allSpreads, arrange, allSpreadsSlot, clashes } from '../preflight/index.ts';
import { edgesOf } from './digest.ts';
import { examineFile, isBlocked, loadExamine } from './rows.ts';
import { unknownLooks } from './state.ts';
import type { UploaderState, UploadRow } from './state.ts';

interface Choosing {
  readonly store: {
    getState(): UploaderState;
    setState(change: (state: UploaderState) => Partial<UploaderState>): void;
  };
  readonly patch: (key: string, change: Partial<UploadRow>) => void;
  readonly discard: (uploadId: string) => Promise<boolean>;
  readonly createId: () => string;
  /** The rows of chosen files are there: tells the lab of them. */
  readonly announce: () => Promise<unknown>;
  /** The slot they are for; absent = by their names. */
  readonly slot?: string;
}

/** Files that desktops put into folders by themselves. */
const noise = /^(\.|thumbs\.db$|desktop\.ini$)/i;
/** Names that sheets have. What a file really is, its first bytes say. */
const printable = /(\.(jpe?g|tiff?|pdf)|^[^.]+)$/i;
let counted = 0;

/**
 * Takes chosen files in: one that the lab has half of goes on (name and size say which, its edges prove it), one that
 * the order has already is counted, the others are read, judged and assigned to the free slots.
 */
export async function choose(files: readonly LocalFile[], choosing: Choosing): Promise<void> {
  const { store, patch } = choosing;
  const fresh: { readonly key: string; readonly file: LocalFile }[] = [];
  let alreadyHere = 0;
  for (const file of files.filter(({ name }) => !noise.test(name))) {
    const half = await halfOf(file, store.getState().rows);
    if (half && choosing.slot === undefined) {
      await resumeOrReplace(half, file, choosing);
      continue;
    }
    if (choosing.slot === undefined && (await isHere(file, store.getState().rows))) {
      alreadyHere += 1;
      continue;
    }
    counted += 1;
    fresh.push({ key: `chosen-${counted}`, file });
  }
  store.setState(() => ({ alreadyHere }));
  if (fresh.length === 0) return;
  forgetRefused(fresh, choosing);
  assign(fresh, choosing, await bookOf(fresh, choosing).catch(() => undefined));
  void choosing.announce();
  for (const { key, file } of fresh) {
    // The lab refuses its name: it is neither announced nor sent.
    if (holdsCardNumber(file.name)) continue;
    const edges = await edgesOf(file).catch(() => '');
    const { rows } = store.getState();
    const slot = rows.find((row) => row.key === key)?.slot ?? '';
    const twin = rows.find(
      (row) => row.key !== key && row.edges === edges && row.size === file.size && edges !== '',
    );
    const { findings = [], looks = unknownLooks } = await examineFile(store.getState(), file, slot);
    const status = twin || isBlocked(findings) ? 'refused' : 'waiting';
    // A second copy takes no slot.
    patch(key, {
      edges,
      findings,
      looks,
      status,
      problem: twin ? 'duplicate' : edges === '' ? 'unreadable' : null,
      ...(twin ? { slot: '' } : {}),
    });
  }
}

/** A refused file that is chosen again under its name, mended or not, takes the place of its former row. */
function forgetRefused(fresh: Fresh, { store }: Choosing): void {
  const names = new Set(fresh.map(({ file }) => file.name));
  store.setState(({ rows }) => ({
    rows: rows.filter(
      ({ status, problem, uploadId, name }) =>
        !(
          status === 'refused' &&
          (problem === null || problem === 'cardNumber') &&
          uploadId === null &&
          names.has(name)
        ),
    ),
  }));
}

/** Whether a file of this name with these bytes is on its way, or is at the lab: a folder was chosen again. */
async function isHere(file: LocalFile, rows: readonly UploadRow[]): Promise<boolean> {
  const same = rows.filter(
    ({ name, size, edges, status }) =>
      name === file.name &&
      size === file.size &&
      edges !== '' &&
      !['refused', 'failed', 'needsFile'].includes(status),
  );
  if (same.length === 0) return false;
  const own = await edgesOf(file).catch(() => '');
  return same.some(({ edges }) => edges === own);
}

/**
 * The unfinished row that a chosen file belongs to, by its name. Of several, a beginning whose answer was lost leaves two
 * of one file: the one with these bytes, and of two such the one that has most of them at the lab, or a slot.
 */
async function halfOf(file: LocalFile, rows: readonly UploadRow[]): Promise<UploadRow | undefined> {
  const halves = rows.filter(
    (row) =>
      row.name === file.name &&
      (row.local === null
        ? row.status === 'needsFile' || row.status === 'failed'
        : row.problem === 'unreadable'),
  );
  if (halves.length < 2) return halves[0];
  const edges = await edgesOf(file).catch(() => '');
  const [most] = halves
    .filter((row) => row.edges === edges && row.size === file.size)
    .sort((one, other) => other.sent - one.sent || Number(one.slot === '') - Number(other.slot === ''));
  return most ?? halves[0];
}

/** The same file goes on where it stopped; a changed one begins again in the same slot. */
export async function resumeOrReplace(
  half: UploadRow,
  file: LocalFile,
  choosing: Pick<Choosing, 'store' | 'patch' | 'discard' | 'createId'>,
): Promise<void> {
  const edges = await edgesOf(file).catch(() => '');
  if (edges === '') return choosing.patch(half.key, { status: 'failed', problem: 'unreadable' });
  const same =
    half.problem !== 'damaged' && file.size === half.size && half.edges !== '' && edges === half.edges;
  if (same) return choosing.patch(half.key, { local: file, status: 'waiting', problem: null });
  if (half.uploadId !== null) await choosing.discard(half.uploadId);
  const { findings = [], looks = unknownLooks } = await examineFile(
    choosing.store.getState(),
    file,
    half.slot,
  );
  choosing.patch(half.key, {
    local: file,
    size: file.size,
    mtime: file.mtime,
    uploadId: null,
    sent: 0,
    edges,
    findings,
    looks,
    announced: half.announced ?? choosing.createId(),
    problem: half.problem === 'damaged' || half.sent === 0 ? null : 'changed',
    status: isBlocked(findings) ? 'refused' : 'waiting',
  });
}

type Fresh = readonly { readonly key: string; readonly file: LocalFile }[];

/** The one PDF among chosen files that has a page for every double page; undefined when there is none, or no room. */
async function bookOf(fresh: Fresh, { store, slot }: Choosing): Promise<string | undefined> {
  const { ledger, rows } = store.getState();
  const book = allSpreadsSlot(ledger?.slots ?? []);
  if (!book || slot !== undefined || rows.some((row) => clashes(row.slot, allSpreads))) return undefined;
  for (const { key, file } of fresh) {
    if (!/(\.pdf|^[^.]+)$/i.test(file.name) || holdsCardNumber(file.name)) continue;
    const { pagesOf } = await loadExamine();
    if ((await pagesOf(file)) === book.number) return key;
  }
  return undefined;
}

/** Adds rows for new files, each in the slot its name leads to. */
function assign(fresh: Fresh, { store, slot: given, createId }: Choosing, book: string | undefined): void {
  store.setState(({ rows, ledger }) => {
    const taken = [...rows.map(({ slot }) => slot), ...(book === undefined ? [] : [allSpreads])];
    const free = (ledger?.slots ?? []).filter(({ slot }) => !taken.some((other) => clashes(slot, other)));
    // Notes and project files of a dropped folder take no slot from a sheet.
    const named = fresh
      .filter(({ key, file }) => key !== book && printable.test(file.name) && !holdsCardNumber(file.name))
      .map(({ key, file }) => ({ key, name: file.name }));
    const { assigned, gaps, doubles, unpadded } = arrange(named, free);
    const slotOf = new Map([...assigned].map(([slot, key]) => [key, slot]));
    if (book !== undefined) slotOf.set(book, allSpreads);
    const added = fresh.map(
      ({ key, file }): UploadRow => ({
        key,
        name: file.name,
        size: file.size,
        mtime: file.mtime,
        ...(holdsCardNumber(file.name)
          ? ({ slot: '', status: 'refused', problem: 'cardNumber' } as const)
          : ({ slot: given ?? slotOf.get(key) ?? '', status: 'reading', problem: null } as const)),
        sent: 0,
        uploadId: null,
        findings: [],
        looks: unknownLooks,
        accepted: [],
        local: file,
        edges: '',
        thumbnail: false,
        announced: createId(),
      }),
    );
    return {
      rows: [...rows, ...added],
      ...(given === undefined ? { order: { gaps, doubles, unpadded } } : {}),
    };
  });
}
