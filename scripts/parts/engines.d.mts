/** Types of `engines.mjs` for sources that are compiled without JavaScript. */
export function findChromium(): string | undefined;
/** One that reads a person’s settings. */
export function findWholeChromium(): string | undefined;
/** Folder with `initdb` and `postgres`; `TA_PG_BIN` names another. */
export function findPostgres(): string | undefined;
export function findFirefox(): string | undefined;
export function findWebKit(): string | undefined;
