import { protocol, TransactionAbortedError } from '@electric-sql/pglite';
import type { messages, PGlite, QueryOptions, Results } from '@electric-sql/pglite';

const { serialize } = protocol;

/** A statement that the engine has parsed. */
interface Prepared {
  /** '' of one that the next such statement replaces. */
  readonly name: string;
  readonly parameterTypes: readonly number[];
  readonly fields: messages.RowDescriptionMessage['fields'];
}

type Answer = Awaited<ReturnType<PGlite['execProtocolStream']>>;
type Row = Record<string, unknown> | unknown[];

/** The part of PGlite's interface that drizzle calls, with the same answers. */
export interface Client {
  query<T>(text: string, values?: unknown[], options?: QueryOptions): Promise<Results<T>>;
  transaction<T>(work: (transaction: Pick<Client, 'query'>) => Promise<T>): Promise<T>;
}

/** Statements that are kept at most; drizzle writes a text for each shape of a query. */
export const keptStatements = 256;

/** Only the text of these statements recurs. */
const recurs = /^\s*(select|insert|update|delete|with)\b/i;
/** These change no table's columns. All others may, and then a parsed statement would answer the old ones. */
const keepsColumns = /^\s*(savepoint|release|rollback|set|show|checkpoint|vacuum|analyze|explain)\b/i;

/**
 * Speaks with an embedded engine in few messages. PGlite itself parses each statement anew and makes six calls into
 * WebAssembly for it, and two each for BEGIN and COMMIT. Here a statement is parsed at its first use and takes one call
 * afterwards; BEGIN goes with a transaction's first statement.
 */
export class PreparedClient implements Client {
  readonly #engine: PGlite;
  /** By their text; the one that was used last stands last. */
  readonly #prepared = new Map<string, Prepared>();
  #names = 0;

  private constructor(engine: PGlite) {
    this.#engine = engine;
  }

  static async open(engine: PGlite): Promise<PreparedClient> {
    const client = new PreparedClient(engine);
    const parsed = ['begin', 'commit', 'rollback'].map((name) => serialize.parse({ name, text: name }));
    await engine.runExclusive(() => client.#send(...parsed));
    return client;
  }

  query<T>(text: string, values?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    return this.#engine._runExclusiveTransaction(() => this.#query<T>(text, values, options));
  }

  /** Runs statements without values, one after the other. */
  exec(text: string): Promise<void> {
    return this.#engine._runExclusiveTransaction(() =>
      this.#engine.runExclusive(async () => {
        await this.#send(...this.#forget(), serialize.query(text));
      }),
    );
  }

  /** @throws TransactionAbortedError when the work went on after a statement had failed. */
  transaction<T>(work: (transaction: Pick<Client, 'query'>) => Promise<T>): Promise<T> {
    return this.#engine._runExclusiveTransaction(async () => {
      let [isOpen, hasBegun] = [true, false];
      const end = async (name: 'commit' | 'rollback') => {
        isOpen = false;
        if (!hasBegun) return;
        const answer = await this.#engine.runExclusive(() => this.#send(...runOf(name)));
        if (name === 'commit' && tagOf(answer) === 'ROLLBACK') throw new TransactionAbortedError();
      };
      const query: Client['query'] = async (text, values, options) => {
        if (!isOpen) throw new Error('ta: the transaction has ended');
        const begin = hasBegun ? [] : runOf('begin');
        hasBegun = true;
        return this.#query(text, values, options, begin);
      };
      let result: T;
      try {
        result = await work({ query });
      } catch (error) {
        await end('rollback');
        throw error;
      }
      await end('commit');
      return result;
    });
  }

  /** Statements take turns, also those of one transaction that are asked at once. */
  #query<T>(text: string, values: unknown[] = [], options?: QueryOptions, before: Uint8Array[] = []) {
    return this.#engine.runExclusive(async (): Promise<Results<T>> => {
      const known = this.#prepared.get(text);
      const { name, parameterTypes, fields } = known ?? (await this.#prepare(text, before));
      if (known) {
        this.#prepared.delete(text);
        this.#prepared.set(text, known);
      }
      const written = values.map((value, index) => this.#write(value, parameterTypes[index]));
      const messages = runOf(name, written);
      const answer = await this.#send(...(known ? before : []), ...messages);
      return this.#read<T>(answer, fields, options);
    });
  }

  async #prepare(text: string, before: Uint8Array[]): Promise<Prepared> {
    const isKept = recurs.test(text);
    const name = isKept ? `s${(this.#names += 1)}` : '';
    const forgotten = isKept || keepsColumns.test(text) ? this.#makeRoom() : this.#forget();
    const answer = await this.#send(
      ...forgotten,
      ...before,
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    );
    const described = <M>(kind: string) => answer.find((message) => message.name === kind) as M | undefined;
    const prepared: Prepared = {
      name,
      parameterTypes:
        described<messages.ParameterDescriptionMessage>('parameterDescription')?.dataTypeIDs ?? [],
      fields: described<messages.RowDescriptionMessage>('rowDescription')?.fields ?? [],
    };
    if (isKept) this.#prepared.set(text, prepared);
    return prepared;
  }

  /** The messages that close the statement that was used least recently, when there are too many. */
  #makeRoom(): Uint8Array[] {
    const [oldest] = this.#prepared;
    if (!oldest || this.#prepared.size < keptStatements) return [];
    this.#prepared.delete(oldest[0]);
    return [serialize.close({ type: 'S', name: oldest[1].name })];
  }

  /** The messages that close every statement. */
  #forget(): Uint8Array[] {
    const names = [...this.#prepared.values()].map(({ name }) => name);
    this.#prepared.clear();
    return names.map((name) => serialize.close({ type: 'S', name }));
  }

  /** Sends messages and a sync in one call. */
  async #send(...parts: Uint8Array[]): Promise<Answer> {
    // It says why when the engine was closed meanwhile.
    if (!this.#engine.ready) await this.#engine._checkReady();
    return this.#engine.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false });
  }

  #write(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null;
    const serializer = this.#engine.serializers[type];
    return serializer ? serializer(value) : String(value);
  }

  #read<T>(answer: Answer, fields: Prepared['fields'], options: QueryOptions = {}): Results<T> {
    const parsers = fields.map(
      ({ dataTypeID }) => options.parsers?.[dataTypeID] ?? this.#engine.parsers[dataTypeID],
    );
    const isArray = options.rowMode === 'array';
    const rows: Row[] = [];
    for (const message of answer) {
      if (message.name !== 'dataRow') continue;
      const values = (message as messages.DataRowMessage).fields.map((text, index) => {
        const parse = text === null ? undefined : parsers[index];
        return parse && text !== null ? (parse(text, fields[index]?.dataTypeID) as unknown) : text;
      });
      rows.push(
        isArray ? values : Object.fromEntries(fields.map((field, index) => [field.name, values[index]])),
      );
    }
    const [command = '', ...counts] = tagOf(answer).split(' ');
    const changes = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(command);
    return {
      rows: rows as T[],
      fields: fields.map(({ name, dataTypeID }) => ({ name, dataTypeID })),
      affectedRows: changes ? Number(counts.at(-1)) : 0,
    };
  }
}

const runOf = (statement: string, values: (string | null)[] = []) => [
  serialize.bind({ statement, values }),
  serialize.execute({}),
];

/** The command tag of an answer's last statement: 'INSERT 0 1', 'COMMIT'. */
function tagOf(answer: Answer): string {
  const done = answer.findLast(({ name }) => name === 'commandComplete');
  return done ? (done as messages.CommandCompleteMessage).text : '';
}
