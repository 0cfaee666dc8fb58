const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
/** Any ending of letters: `.com`, `.photo`, `.studio`, `.укр`, `.xn--p1ai`; never a single one, never digits. */
const ending = /^(?:xn--[a-z0-9-]{2,}|[\p{L}\p{M}]{2,})$/iu;

/** A host name with at least two parts, of any script. Look-alikes that a mail server would not take are refused. */
export function isHost(host: string): boolean {
  if (host.length > 253 || host.normalize('NFKC') !== host.normalize('NFC')) return false;
  const parts = host.split('.');
  if (parts.length < 2 || !ending.test(parts.at(-1) ?? '')) return false;
  return parts.every((part) => part.length <= 63 && label.test(part) && !/^xn--$/i.test(part));
}

const atoms = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;

/** An e-mail address as people have them; no quoted names and no numbers for hosts (ACC-12, DEC-08). */
export function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@');
  const name = value.slice(0, at);
  if (at < 1 || value.length > 254 || name.length > 64) return false;
  return atoms.test(name) && name.normalize('NFKC') === name.normalize('NFC') && isHost(value.slice(at + 1));
}
