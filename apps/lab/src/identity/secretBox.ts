import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { SecretBox } from '../base/ports/identity.ts';
import { StartFailure } from '../base/startFailure.ts';

/** AES-256-GCM (NIST SP 800-38D): key, nonce and tag in bytes. */
const cipher = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/** Marks a sealed text, so that one which was stored before there was a key is recognised. */
const prefix = 'sealed1';

const advice =
  'Make one with: openssl rand -base64 32. Several are separated by commas, the current one first.';

/**
 * The keys of `TA_SECRET_KEY`: base64 of 32 bytes each, the current one first; '' = none.
 * @throws StartFailure for a text that is no such key, or one key named twice. The message does not repeat it.
 */
export function readSecretKeys(text: string): readonly Buffer[] {
  const parts = text.split(',').map((part) => part.trim());
  const encoded = parts.filter((part) => part !== '');
  const keys = encoded.map((part) => Buffer.from(part, 'base64'));
  if (keys.some((key, index) => key.length !== keyBytes || key.toString('base64') !== encoded[index]))
    throw new StartFailure('TA_SECRET_KEY holds a key that is not base64 of 32 bytes.', advice);
  if (new Set(keys.map(nameOf)).size !== keys.length)
    throw new StartFailure('TA_SECRET_KEY names a key twice.', advice);
  return keys;
}

/** Says which key sealed a text without telling anything about the key. */
const nameOf = (key: Buffer) => createHash('sha256').update('name of ').update(key).digest('hex').slice(0, 8);

/**
 * Seals secrets under the first key; every key opens what it sealed. Each text is bound to its owner: copied into the row
 * of somebody else, it does not open.
 */
export function createSecretBox(keys: readonly Buffer[]): SecretBox {
  const byName = new Map(keys.map((key) => [nameOf(key), key]));
  const [current] = keys;
  const currentPrefix = current ? `${prefix}.${nameOf(current)}.` : '';
  return {
    hasKey: current !== undefined,
    isCurrent: (sealed) => current !== undefined && sealed.startsWith(currentPrefix),
    seal(text, owner) {
      if (!current) throw new Error('ta: a secret was to be stored without TA_SECRET_KEY');
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, current, nonce).setAAD(Buffer.from(owner));
      const body = Buffer.concat([
        nonce,
        sealing.update(text, 'utf8'),
        sealing.final(),
        sealing.getAuthTag(),
      ]);
      return currentPrefix + body.toString('base64url');
    },
    open(sealed, owner) {
      const [mark, name = '', encoded = ''] = sealed.split('.');
      const key = mark === prefix ? byName.get(name) : undefined;
      const body = Buffer.from(encoded, 'base64url');
      if (!key || body.length < nonceBytes + tagBytes) return null;
      const opening = createDecipheriv(cipher, key, body.subarray(0, nonceBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(owner))
        .setAuthTag(body.subarray(-tagBytes));
      try {
        return (
          opening.update(body.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + opening.final('utf8')
        );
      } catch {
        return null;
      }
    },
  };
}

/** The demonstration's key is public, like its passwords. */
export const demonstrationKey = createHash('sha256').update('the demonstration of the trade area').digest();
