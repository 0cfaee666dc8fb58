import type { ProfileKind } from './facts.ts';

/** Colorant x of red and green, as ICC profiles store them (adapted to D50). */
const profilePrimaries = [
  { kind: 'AdobeRGB', red: 0.61, green: 0.205 },
  { kind: 'sRGB', red: 0.436, green: 0.385 },
] as const;
const tolerance = 0.01;

/** The colour space of a profile by its primaries: its name may say anything (P-ICC). */
export function readProfile(icc: Uint8Array): {
  readonly kind: ProfileKind;
  readonly name: string;
  readonly space: string;
} {
  const view = new DataView(icc.buffer, icc.byteOffset, icc.byteLength);
  if (icc.length < 132) return { kind: 'other', name: '', space: '' };
  const space = ascii(icc, 16, 4).trim();
  const tags = Math.min(view.getUint32(128), 100);
  let red: number | null = null;
  let green: number | null = null;
  let name = '';
  for (let index = 0; index < tags; index += 1) {
    const entry = 132 + index * 12;
    if (entry + 12 > icc.length) break;
    const at = view.getUint32(entry + 4);
    const length = view.getUint32(entry + 8);
    if (at + length > icc.length || length < 12) continue;
    const signature = ascii(icc, entry, 4);
    if (signature === 'rXYZ' && length >= 20) red = view.getInt32(at + 8) / 65_536;
    if (signature === 'gXYZ' && length >= 20) green = view.getInt32(at + 8) / 65_536;
    if (signature === 'desc') name = description(icc, view, at, length);
  }
  const found = profilePrimaries.find(
    (each) =>
      red !== null &&
      green !== null &&
      Math.abs(each.red - red) <= tolerance &&
      Math.abs(each.green - green) <= tolerance,
  );
  return { kind: found?.kind ?? 'other', name: name.slice(0, 60), space };
}

function description(icc: Uint8Array, view: DataView, at: number, length: number): string {
  const type = ascii(icc, at, 4);
  if (type === 'desc')
    return ascii(icc, at + 12, Math.min(view.getUint32(at + 8), length - 12, 80)).split('\0')[0] ?? '';
  if (type !== 'mluc' || length < 28) return '';
  const size = Math.min(view.getUint32(at + 20), 160);
  const from = at + view.getUint32(at + 24);
  let text = '';
  for (let index = from; index + 1 < from + size && index + 1 < icc.length; index += 2)
    text += String.fromCharCode(view.getUint16(index));
  return text.split('\0')[0] ?? '';
}

/** Latin letters of a piece. */
export function ascii(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
