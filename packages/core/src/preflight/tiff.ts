import type { ByteSource } from '../kernel/transport.ts';
import { unknownFacts } from './facts.ts';
import type { ColourModel, FileFacts } from './facts.ts';
import { readProfile } from './icc.ts';
import { readTiffTags } from './tiffTags.ts';

const models: Readonly<Record<number, ColourModel>> = {
  0: 'gray',
  1: 'gray',
  2: 'rgb',
  3: 'indexed',
  5: 'cmyk',
  6: 'rgb',
  8: 'lab',
};
const directory = 16_384;
const mostPages = 20;

/** The first directory of a TIFF, wherever it is in the file, and how many follow. */
export async function readTiff(source: ByteSource): Promise<FileFacts> {
  const head = await source.read(0, 8);
  const little = head[0] === 0x49;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  // 43 is BigTIFF: files of more than 4 GB, which are not taken anyway.
  if (head.length < 8 || view.getUint16(2, little) !== 42) return { ...unknownFacts, type: 'tiff' };
  let at = view.getUint32(4, little);
  let facts: FileFacts = { ...unknownFacts, type: 'tiff', profile: 'none', pages: 0 };
  const seen = new Set<number>();
  while (at > 0 && at < source.size && !seen.has(at) && seen.size < mostPages) {
    seen.add(at);
    const tags = readTiffTags(await source.read(at, directory), at, at, little);
    if (!tags) break;
    const value = (tag: number) => tags.values.get(tag)?.[0] ?? 0;
    // A reduced picture of the same one is no page.
    const preview = (value(254) & 1) === 1;
    if (facts.pages === 0) {
      const model = models[tags.values.get(262)?.[0] ?? -1] ?? 'unknown';
      const channels = value(277) || 1;
      facts = {
        ...facts,
        width: value(256),
        height: value(257),
        density: tags.density,
        orientation: tags.orientation || 1,
        depth: value(258) || 8,
        model,
        alpha: channels > (model === 'rgb' || model === 'lab' ? 3 : model === 'cmyk' ? 4 : 1),
      };
      const icc = tags.locations.get(34675);
      if (icc && icc.length < 4_000_000) {
        const { kind, name } = readProfile(await source.read(icc.at, icc.length));
        facts = { ...facts, profile: kind, profileName: name };
      }
    }
    if (!preview) facts = { ...facts, pages: facts.pages + 1 };
    at = tags.next;
  }
  return { ...facts, pages: Math.max(1, facts.pages) };
}
