import type { Extension } from '@electric-sql/pglite';

/** The parts of PGlite's module that its types leave out; package.json pins the version. */
interface EngineModule {
  _PostgresMainLoopOnce(): void;
  _PostgresSendReadyForQueryIfNecessary(): void;
  stackRestore(pointer: number): void;
}

/** The status with which PostgreSQL leaves a statement that failed; PGlite goes on after it. */
const statementFailed = 100;

/** The embedded PostgreSQL stopped in the middle of a statement, as it does when a sync fails (PANIC). */
export class EngineAborted extends Error {
  override readonly name = 'EngineAborted';
  /** PostgreSQL's crash_shutdown: the outcome of the statement is not known. */
  readonly code = '57P02';
}

/**
 * Ends an engine that was aborted: every later statement fails, and `onAborted` is told once. PGlite alone would run the
 * aborted engine again for ever, without returning to the event loop.
 */
export function abortGuard(onAborted: (reason: EngineAborted) => void): Extension {
  return {
    name: 'abort guard',
    setup: async (_engine, options: { readonly preRun?: ((module: EngineModule) => void)[] }) => ({
      emscriptenOpts: {
        ...options,
        preRun: [...(options.preRun ?? []), (module: EngineModule) => guard(module, onAborted)],
      },
    }),
  };
}

function guard(module: EngineModule, onAborted: (reason: EngineAborted) => void): void {
  const run = module._PostgresMainLoopOnce;
  module._PostgresMainLoopOnce = () => {
    try {
      run();
    } catch (error) {
      if ((error as { status?: unknown }).status === statementFailed) throw error;
      const aborted = new EngineAborted('ta: the embedded database stopped', { cause: error });
      const refuse = () => {
        throw aborted;
      };
      module._PostgresMainLoopOnce = refuse;
      module._PostgresSendReadyForQueryIfNecessary = refuse;
      // PGlite's loop ends only when this call, which follows each failure, fails too.
      module.stackRestore = refuse;
      onAborted(aborted);
      throw aborted;
    }
  };
}
