/** How a customer is reached besides e-mail: website, telephone (ACC-11, ACC-14 with DEC-08). */
import { isHost } from '../kernel/isEmail.ts';

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
