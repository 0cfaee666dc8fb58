import type { Lab } from '../base/lab.ts';
import { languageOf } from '../base/language.ts';
import type { Session } from '../base/owner.ts';
import { accountOf } from '../identity/table.ts';
import { fileKeysAt } from '../store/fileKeys.ts';
import { knownCurrency } from '../store/priceList.ts';
import type { FileReader } from './fileContent.ts';
import { keyOfFile } from './libraryFile.ts';
import type { TreeReader } from './tree.ts';

/** The name of the library among the files that have keys: one key is for all of them. */
const libraryName = 'library';
/** Path of the library’s files on the lab’s site. */
export const libraryPath = '/downloads/';

export interface LibraryReader extends FileReader, TreeReader {}

/**
 * A signed-in customer who reads the library. Its addresses carry a key: proof that a customer was given them, because
 * the library shows trade prices.
 */
export async function libraryReader(
  lab: Lab,
  session: Session,
  wishedLanguage: string | undefined,
): Promise<LibraryReader> {
  const { queries } = lab.database;
  const account = await accountOf(queries, session.owner);
  const language = languageOf(wishedLanguage, account.language);
  const currency = knownCurrency(account.currency);
  const key = (await fileKeysAt(queries, lab.clock.now())).keyOf(libraryName, currency);
  const query = `lang=${language}&currency=${currency}&key=${key}`;
  return {
    language,
    currency,
    addressOf: (file, save) => {
      const path = keyOfFile(file).split('/').map(encodeURIComponent).join('/');
      return `${lab.config.portal.labOrigin}${libraryPath}${path}?${query}${save ? '&download=1' : ''}`;
    },
  };
}

/** Whether a key was made for a customer of this currency. */
export async function isLibraryKey(lab: Lab, key: string, currency: string): Promise<boolean> {
  const keys = await fileKeysAt(lab.database.queries, lab.clock.now());
  return keys.isValid(key, libraryName, currency);
}
