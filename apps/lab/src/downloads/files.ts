import { libraryArchive, mostArchivedBytes } from '@trade-area/core/contract';
import type { libraryFile, libraryVideo } from '@trade-area/core/contract';
import { normalisePath } from '@trade-area/core/kernel';
import { invalid, notFound } from '../base/errors.ts';
import type { Lab } from '../base/lab.ts';
import type { Session } from '../base/owner.ts';
import type { Call, FileAnswer } from '../base/route.ts';
import { write } from '../base/write.ts';
import { zipStream } from '../files/zipStream.ts';
import type { ZipEntry } from '../files/zipStream.ts';
import { libraryReader } from './address.ts';
import type { LibraryReader } from './address.ts';
import { openContent, streamContent } from './fileContent.ts';
import { findLibraryFile, readLibraryContent } from './library.ts';
import { keyOfFile } from './libraryFile.ts';
import type { LibraryFile } from './libraryFile.ts';
import { insertFileNotes } from './table.ts';
import { sectionFolders } from './texts.ts';

/** The file of a key: its last part is the name, what comes before it the id. undefined = customers have none. */
export async function fileOfKey(lab: Lab, key: string): Promise<LibraryFile | undefined> {
  // Keys are compared, and never paths of a disk: what climbs names nothing.
  if (normalisePath(key) !== `/${key}` || key.split('/').length !== 2) return undefined;
  const found =
    (await findLibraryFile(lab, key)) ?? (await findLibraryFile(lab, key.slice(0, key.indexOf('/'))));
  return found && keyOfFile(found) === key ? found : undefined;
}

/** A file of the library (GW-23). */
export async function downloadLibraryFile({
  lab,
  session,
  path,
  query,
}: Call<typeof libraryFile, Session>): Promise<FileAnswer> {
  const file = await fileOfKey(lab, path['key'] ?? '');
  if (!file) throw notFound();
  return answerFile(lab, file, await libraryReader(lab, session, query.lang));
}

/** A video tutorial by its folders and name (GW-22). */
export async function downloadVideo({
  lab,
  session,
  path,
}: Call<typeof libraryVideo, Session>): Promise<FileAnswer> {
  const wanted = normalisePath(path['path'] ?? '');
  const { files } = await readLibraryContent(lab);
  const file = files.find(
    ({ section, folder, filename, variant }) =>
      section === 'tutorials' && variant === '' && `/${[...folder, filename].join('/')}` === wanted,
  );
  if (!file) throw notFound();
  return answerFile(lab, file, await libraryReader(lab, session, undefined));
}

export async function answerFile(
  lab: Lab,
  file: LibraryFile,
  reader: Pick<LibraryReader, 'language' | 'currency'>,
): Promise<FileAnswer> {
  const content = await openContent(lab, file, reader);
  if (!content) {
    lab.log('error', 'ta: a file of the library has vanished', { file: file.id });
    throw notFound();
  }
  const { type, size } = content;
  return { type, name: file.filename, size, body: streamContent(content, { from: 0, end: size }) };
}

/** Several files as one ZIP, in their folders. */
export async function downloadArchive({
  lab,
  session,
  query,
  body,
}: Call<typeof libraryArchive, Session>): Promise<FileAnswer> {
  const reader = await libraryReader(lab, session, query.lang);
  const { files } = await readLibraryContent(lab);
  const wanted = new Set(body.ids);
  const chosen = files.filter(({ id }) => wanted.has(id));
  if (chosen.length === 0) throw notFound();
  if (chosen.reduce((sum, { bytes }) => sum + bytes, 0) > mostArchivedBytes)
    throw invalid({ ids: `These files are larger than ${mostArchivedBytes} bytes together.` });
  await noteDownloads(lab, session, chosen);
  const names = zipNames(chosen);
  const day = lab.prices.today();
  const entriesAt = async (index: number): Promise<readonly ZipEntry[]> => {
    const [file, name] = [chosen[index], names[index]];
    const content = file && (await openContent(lab, file, reader));
    const bytes = content && (await content.read(0, content.size));
    // One that vanished meanwhile fails the ZIP: it would look complete without it.
    if (!bytes || name === undefined) throw new Error('ta: a file of the library vanished from a ZIP');
    return [{ name, bytes, day }];
  };
  const name = chosen.length === 1 ? `${chosen[0]?.filename}.zip` : `library-${day}.zip`;
  return { type: 'application/zip', name, body: zipStream(chosen.length, entriesAt) };
}

/** Records each file of a ZIP (GW-24); no file waits for a record that cannot be kept (DOC-05). */
async function noteDownloads(lab: Lab, session: Session, files: readonly LibraryFile[]): Promise<void> {
  if (session.acting) return;
  const at = lab.clock.now();
  const notes = files.map(({ id }) => ({ customerId: session.owner, fileId: id, action: 'download', at }));
  try {
    await write(lab, { session, endpoint: libraryArchive }, (queries) => insertFileNotes(queries, notes));
  } catch (error) {
    lab.log('error', 'ta: the downloads of a ZIP could not be recorded', { reason: String(error) });
  }
}

/** A path in the ZIP for each file, which is that in the library; two of one name get numbers. */
function zipNames(files: readonly LibraryFile[]): readonly string[] {
  const used = new Set<string>();
  return files.map(({ section, folder, filename, variant }) => {
    const { name } = sectionFolders[section === 'general' ? 'product_info' : section];
    const place = [name, ...folder.map(plainName)].join('/');
    const [, stem = '', ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(plainName(filename)) ?? [];
    const quality = variant === '' ? '' : `-${variant}`;
    for (let number = 1; ; number += 1) {
      const wished = `${place}/${stem}${quality}${number === 1 ? '' : ` (${number})`}${ending}`;
      if (used.has(wished.toLowerCase())) continue;
      used.add(wished.toLowerCase());
      return wished;
    }
  });
}

/** Without the signs that a disk reads as part of a path, or refuses; composed, because some disks make no difference. */
function plainName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/^(seasonal|genre)_/i, '')
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')
    .trim();
  return /^\.*$/.test(plain) ? '_' : plain;
}
