import type { Clock, LabConfiguration, Log } from '@trade-area/core/kernel';
import type { Limits } from '../identity/limits.ts';
import type { PasswordHasher } from '../identity/passwords.ts';
import type { Sessions } from '../identity/sessions.ts';
import type { Database } from '../database/open.ts';
import type { AnswerMemory } from './answers.ts';
import type { Mailer } from './ports/mailer.ts';
import type { CardProvider } from './ports/cardProvider.ts';
import type { ListMemory, Versions } from '../orders/memory.ts';
import type { Pictures } from '../store/pictures.ts';
import type { UploadRoom } from '../server/uploadServices.ts';

/** Everything a feature may reach, given by argument: nothing in the lab is global. */
export interface Lab {
  readonly config: LabConfiguration;
  readonly database: Database;
  readonly sessions: Sessions;
  readonly versions: Versions;
  readonly lists: ListMemory;
  readonly answers: AnswerMemory;
  readonly pictures: Pictures;
  readonly cards: CardProvider;
  readonly clock: Clock;
  /** Milliseconds that only ever grow; limits hang on it, so a moved clock opens nothing. */
  readonly monotonic: () => number;
  readonly log: Log;
  readonly mailer: Mailer;
  readonly passwords: PasswordHasher;
  readonly limits: Limits;
  /** Files of orders: kept, locked, read and checked. */
  readonly uploads: UploadRoom;
  /** Throws `storageFull` when the data folder's disk has no room for another write. */
  readonly requireSpace: () => void;
  /** Everything the lab keeps on disk beside the database. */
  readonly dataFolder: string;
}
