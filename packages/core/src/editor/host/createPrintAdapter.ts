import type { Clock } from '../../kernel/ports.ts';
import type { PrintEditorConfig } from './config.ts';

/** The functions of the page that an editor's script calls. */
export interface PrintHost {
  /** A new key of the visit; null = the page has none. */
  refreshSession(): Promise<string | null>;
  /** The same, after the person was asked to sign in where that is needed. */
  authUserRequest(): Promise<string | null>;
  /** The editor takes the page: the rest of the shop gives way. */
  hideECommerce(): void;
  /** The editor gives the page back. */
  showECommerce(): void;
  /** The person has finished a project. Answers true once its checkout is on its way. */
  goToCartFinished(projectId: unknown, given: unknown): Promise<boolean>;
}

/** The public call shape of a print editor's script (docs/print-editor-service.md, The call shape). */
export interface PrintScript extends Partial<PrintHost> {
  setEditorConfig(config: PrintEditorConfig): unknown;
  deinit(): unknown;
}

export interface PrintAdapterPorts {
  readonly clock: Clock;
  /** Runs the script and answers its object; rejects when it defines none. */
  readonly loadScript: (signal: AbortSignal) => Promise<PrintScript>;
  /** Resolves once the script has put something into its element. */
  readonly whenFilled: (signal: AbortSignal) => Promise<void>;
}

/** Its script did not load; nothing of it is shown in time; it threw. */
export type PrintProblem = 'notLoaded' | 'noAnswer' | 'failed';

/** The page hears an editor through these. None is called before `load`, or after `dispose` or `onProblem`. */
export interface PrintListeners {
  /** Something of it is shown. Called once. */
  readonly onReady: () => void;
  /** A new key of the visit; '' = there is none. */
  readonly onSession: () => Promise<string>;
  /** The editor takes the page, or gives it back. */
  readonly onShopHidden: (isHidden: boolean) => void;
  /** Takes a project to its checkout; answers whether the page is on its way. */
  readonly onFinished: (projectId: string) => Promise<boolean>;
  /** It has ended; another `load` needs another adapter. Called at most once. */
  readonly onProblem: (problem: PrintProblem) => void;
}

/** The one interface between the portal's page and the script of a print editor. Either `onReady` or `onProblem` follows `load` within a bounded time. */
export interface PrintAdapter {
  load(config: PrintEditorConfig): void;
  /** Removes it from the page. */
  dispose(): void;
}

const hostNames = [
  'refreshSession',
  'authUserRequest',
  'hideECommerce',
  'showECommerce',
  'goToCartFinished',
] as const satisfies readonly (keyof PrintHost)[];

/** Speaks the public call shape with a script. Nothing that the script does or leaves out reaches the page unchecked. */
export function createPrintAdapter(
  { clock, loadScript, whenFilled }: PrintAdapterPorts,
  longestWait: number,
  listeners: PrintListeners,
): PrintAdapter {
  let script: PrintScript | null = null;
  let phase: 'idle' | 'loading' | 'ready' | 'ended' = 'idle';
  let stopWaiting: () => void = () => undefined;
  let finishing: Promise<boolean> | null = null;
  const leaving = new AbortController();
  const isEnded = () => phase === 'ended';

  const key = async () => (isEnded() ? null : (await listeners.onSession()) || null);
  const host: PrintHost = {
    refreshSession: key,
    authUserRequest: key,
    hideECommerce: () => void (isEnded() || listeners.onShopHidden(true)),
    showECommerce: () => void (isEnded() || listeners.onShopHidden(false)),
    async goToCartFinished(projectId) {
      const id = readProjectId(projectId);
      if (isEnded() || id === '') return false;
      // A press that is told twice is one order.
      finishing ??= listeners.onFinished(id).finally(() => {
        finishing = null;
      });
      return finishing;
    },
  };

  function end(problem: PrintProblem | null): void {
    if (isEnded()) return;
    phase = 'ended';
    stopWaiting();
    leaving.abort();
    const left = script;
    script = null;
    if (left) {
      void settle(() => left.deinit()).catch(() => undefined);
      // The page of another visit assigns its own.
      for (const name of hostNames) if (left[name] === host[name]) delete left[name];
    }
    if (problem) listeners.onProblem(problem);
  }

  return {
    load(config) {
      if (phase !== 'idle') return;
      phase = 'loading';
      let isLoaded = false;
      stopWaiting = clock.after(longestWait, () => end(isLoaded ? 'noAnswer' : 'notLoaded'));
      void loadScript(leaving.signal).then(
        async (found) => {
          if (isEnded()) return;
          isLoaded = true;
          script = Object.assign(found, host);
          try {
            await settle(() => found.setEditorConfig(config));
            await whenFilled(leaving.signal);
          } catch {
            return end('failed');
          }
          if (phase !== 'loading') return;
          phase = 'ready';
          stopWaiting();
          listeners.onReady();
        },
        () => end('notLoaded'),
      );
    },
    dispose: () => end(null),
  };
}

/** The result of a call of a script that may throw, or answer a promise. */
async function settle(call: () => unknown): Promise<unknown> {
  return await call();
}

/** The id of a project as a script names it: a text, or a number; '' = it is none. */
function readProjectId(value: unknown): string {
  const id = typeof value === 'number' ? String(value) : value;
  return typeof id === 'string' && /^[\w.-]{1,80}$/.test(id) ? id : '';
}
