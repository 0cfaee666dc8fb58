import type { Clock, Log } from '@trade-area/core/kernel';
import type { Database } from '../database/open.ts';
import type { TrustedProxies } from './clientAddress.ts';
import type { BodyCache } from './responseBody.ts';
import type { LabConfiguration } from './configuration.ts';
import type { SpaceUse } from './diskSpace.ts';
import type { ListStateCache } from './listStateCache.ts';
import type { CardProvider } from './ports/cardProvider.ts';
import type { PasswordHasher, SecretBox, Sessions } from './ports/identity.ts';
import type { Limits } from './ports/limits.ts';
import type { Mailer } from './ports/mailer.ts';
import type { Pictures, Posters } from './ports/pictures.ts';
import type { Prices } from './ports/prices.ts';
import type { Renderer } from './ports/renderer.ts';
import type { UploadServices } from './ports/uploadServices.ts';
import type { Versions } from './versions.ts';

/** Everything a feature may reach, given by argument: nothing in the lab is global. */
export interface Lab {
  readonly config: LabConfiguration;
  readonly database: Database;
  readonly sessions: Sessions;
  readonly versions: Versions;
  readonly lists: ListStateCache;
  readonly bodyCache: BodyCache;
  readonly pictures: Pictures;
  readonly posters: Posters;
  readonly prices: Prices;
  readonly cards: CardProvider;
  readonly clock: Clock;
  /** Monotonic milliseconds: periods that an adjusted system clock must not stretch. */
  readonly monotonic: () => number;
  readonly log: Log;
  readonly mailer: Mailer;
  readonly passwords: PasswordHasher;
  readonly secrets: SecretBox;
  readonly limits: Limits;
  /** Files of orders: stored, locked, read and checked. */
  readonly uploads: UploadServices;
  /** Renders the print files of ordered projects. */
  readonly renderer: Renderer;
  /** Throws `storageFull` when the data folder's disk is too full for this use; default: a change. */
  readonly requireSpace: (use?: SpaceUse) => void;
  /** The proxies whose word about the visitor's address is believed. */
  readonly proxies: TrustedProxies;
  /** Everything the lab keeps on disk beside the database. */
  readonly dataFolder: string;
  /** Path of the main site's contact page; '' = no page answers there, and the header shows no link. */
  readonly contactPath: string;
}
