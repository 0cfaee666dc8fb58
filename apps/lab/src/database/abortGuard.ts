import type { Extension } from '@electric-sql/pglite';

/** The parts of PGlite's module that its types leave out; package.json pins the version. */
interface EngineModule {
  _PostgresMainLoopOnce(): void;
  _PostgresSendReadyForQueryIfNecessary(): void;
  stackRestore(pointer: number): void;
}

/** The status with which PostgreSQL leaves a statement that failed; PGlite goes on after it. */
const statementFailed = 100;

/** The embedded PostgreSQL stopped in the middle of a statement or before its answer, as it does when a sync fails (PANIC). */
export class EngineAborted extends Error {
  override readonly name = 'EngineAborted';
  /** PostgreSQL's crash_shutdown: the outcome of the statement is not known. */
  readonly code = '57P02';
}

export interface AbortGuard {
  readonly extension: Extension;
  /** Stops the engine between two statements. */
  abort(cause: unknown): void;
}

/**
 * Ends an engine that was aborted: every later statement fails, and `onAborted` is told once. PGlite alone would run the
 * aborted engine again for ever, without returning to the event loop.
 */
export function createAbortGuard(onAborted: (reason: EngineAborted) => void): AbortGuard {
  let engine: EngineModule | null = null;
  const stop = (module: EngineModule, cause: unknown): EngineAborted => {
    const aborted = new EngineAborted('ta: the embedded database stopped', { cause });
    const refuse = () => {
      throw aborted;
    };
    module._PostgresMainLoopOnce = refuse;
    module._PostgresSendReadyForQueryIfNecessary = refuse;
    // PGlite's loop ends only when this call, which follows each failure, fails too.
    module.stackRestore = refuse;
    engine = null;
    onAborted(aborted);
    return aborted;
  };
  const guard = (module: EngineModule) => {
    engine = module;
    const run = module._PostgresMainLoopOnce;
    module._PostgresMainLoopOnce = () => {
      try {
        run();
      } catch (error) {
        if ((error as { status?: unknown }).status === statementFailed) throw error;
        throw stop(module, error);
      }
    };
  };
  return {
    extension: {
      name: 'abort guard',
      setup: async (_engine, options: { readonly preRun?: ((module: EngineModule) => void)[] }) => ({
        emscriptenOpts: { ...options, preRun: [...(options.preRun ?? []), guard] },
      }),
    },
    abort(cause) {
      if (engine) stop(engine, cause);
    },
  };
}
