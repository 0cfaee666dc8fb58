import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in the encoding of the wire. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash that is stored instead of a token: 256 random bits need no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** 20 letters and digits without look-alikes: more than 110 random bits. Always holds a letter and a digit. */
export function createTemporaryPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyzACDEFGHJKLMNPQRTUVWXYZ234679';
  for (;;) {
    const picked = [...randomBytes(40)]
      .filter((byte) => byte < Math.floor(256 / letters.length) * letters.length)
      .slice(0, 20)
      .map((byte) => letters[byte % letters.length])
      .join('');
    if (picked.length === 20 && /[a-z]/i.test(picked) && /\d/.test(picked)) return picked;
  }
}
