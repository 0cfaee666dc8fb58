import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { copyFilledLab } from '../../scripts/parts/filledLab.mjs';
import { at } from '../../scripts/parts/root.mjs';
import { freePorts } from '../../scripts/parts/ports.mjs';

export interface LabProcess {
  readonly base: string;
  readonly pid: number;
  /** Output of the process so far. */
  output(): string;
  /** Resolves with the exit code, or the signal's name. */
  readonly ended: Promise<number | string>;
  /** Resolves when the lab answers; rejects when it ends before. */
  ready(): Promise<void>;
  stop(signal?: NodeJS.Signals): Promise<number | string>;
}

export interface LabProcessOptions {
  readonly dataFolder: string;
  /** False: the folder is used unchanged. Otherwise the demonstration data is copied to a folder that does not exist yet. */
  readonly filled?: boolean;
  /** `main` is a real lab; default: the demonstration. */
  readonly program?: 'demo' | 'main';
  /** Text for its standard input; default: none. */
  readonly input?: string;
  readonly port?: number;
  readonly args?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

const running = new Set<LabProcess>();

/** Fixed time of a lab that fills in its own data. */
const ownMoment = '2026-11-20T09:00:00Z';

/** The moment for which the folder's data was made; copies the data first if needed. */
async function momentOf({ dataFolder, filled = true, environment = {} }: LabProcessOptions): Promise<string> {
  const path = join(dataFolder, 'moment');
  if (existsSync(path)) return readFile(path, 'utf8');
  if (!filled || environment['DATABASE_URL']) return ownMoment;
  const moment = await copyFilledLab(dataFolder);
  await writeFile(path, moment);
  return moment;
}

/** Starts the built lab as a separate process. Its clock is fixed, so that tickets do not expire during a test. */
export async function startLabProcess(options: LabProcessOptions): Promise<LabProcess> {
  const moment = await momentOf(options);
  const port = options.port ?? (await freePorts(1))[0] ?? 0;
  const environment: Record<string, string | undefined> = {
    ...process.env,
    TA_LAB_PORT: String(port),
    TA_DATA_DIR: options.dataFolder,
    TA_NOW: moment,
    TA_CONFIG: undefined,
    DATABASE_URL: undefined,
    ...options.environment,
  };
  const child = spawn(
    process.execPath,
    [at(`apps/lab/dist/${options.program ?? 'demo'}.js`), ...(options.args ?? [])],
    {
      env: environment,
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
  child.stdin.end(options.input ?? '');
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => void (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => void (output += chunk));
  const ended = new Promise<number | string>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown')),
  );
  const base = `http://localhost:${port}`;
  const lab: LabProcess = {
    base,
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    async ready() {
      const gone = ended.then((code) => {
        throw new Error(`the lab ended with ${code}:\n${output}`);
      });
      await Promise.race([
        gone,
        waitUntilHealthy(base, () => child.exitCode === null && child.signalCode === null),
      ]);
    },
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      const code = await ended;
      running.delete(lab);
      return code;
    },
  };
  running.add(lab);
  return lab;
}

/** The same, and it answers. A port that another program took in the meantime is exchanged for another one. */
export async function startReadyLab(options: LabProcessOptions): Promise<LabProcess> {
  for (;;) {
    const lab = await startLabProcess(options);
    const up = await lab.ready().then(
      () => true,
      (error: unknown) => {
        if (options.port === undefined && lab.output().includes('in use by another program')) return false;
        throw error;
      },
    );
    if (up) return lab;
  }
}

/** Ends every process of the test. */
export async function stopAllLabs(): Promise<void> {
  await Promise.all([...running].map((lab) => lab.stop('SIGKILL')));
}

async function waitUntilHealthy(base: string, alive: () => boolean): Promise<void> {
  while (alive()) {
    const answered = await fetch(`${base}/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await pause(100);
  }
}
