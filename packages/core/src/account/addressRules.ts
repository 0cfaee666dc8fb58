/** How a customer is reached: e-mail, website, telephone (ACC-11, ACC-12, ACC-14 with DEC-08). */

const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
/** Any ending of letters: `.com`, `.photo`, `.studio`, `.укр`, `.xn--p1ai`; never a single one, never digits. */
const ending = /^(?:xn--[a-z0-9-]{2,}|[\p{L}\p{M}]{2,})$/iu;

/** A host name with at least two parts, of any script. Look-alikes that a mail server would not take are refused. */
function isHost(host: string): boolean {
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

/** A domain, with or without http(s), port and path (ACC-14). Never a scheme that runs, never a name before an @. */
export function isWebsite(value: string): boolean {
  const address = value.replace(/^https?:\/\//i, '');
  const [, host = '', port, rest = ''] = /^([^/?#:]*)(?::(\d+))?([/?#].*)?$/su.exec(address) ?? [];
  if (port !== undefined && (Number(port) < 1 || Number(port) > 65_535)) return false;
  return isHost(host) && /^[^\s<>"\\\p{C}]*$/u.test(rest);
}

const phone = /^\+?[\d\s\-()[\]]{4,}$/;

/** ACC-11, ACC-25: digits, blanks, hyphens and brackets; not all zeros, not 1234 first. */
export function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '');
  return phone.test(value) && /[1-9]/.test(digits) && !digits.startsWith('1234');
}
