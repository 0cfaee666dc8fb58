import { consoleLog } from '../base/requestLog.ts';
import { StartFailure } from '../base/startFailure.ts';
import type { Settings } from './settings.ts';
import type { RunningLab, StartOptions } from './startLab.ts';

/**
 * Runs a lab as this process until SIGTERM or SIGINT, then finishes the requests under way. A start that fails prints
 * the reason and the advice, and exits with 1.
 */
export async function runProcess(
  readSettings: () => Settings,
  start: (settings: Settings, options: StartOptions) => Promise<RunningLab>,
): Promise<void> {
  const log = consoleLog(() => new Date());
  try {
    const settings = readSettings();
    const running = await start(settings, { log, print: (line) => console.log(line) });
    console.log(`The lab answers at ${settings.config.portal.labOrigin}/ (port ${running.port}).`);
    let stopping = false;
    const stop = () => {
      if (stopping) return;
      stopping = true;
      void running.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
  } catch (error) {
    if (error instanceof StartFailure) {
      console.error(`ta: ${error.message}\n    ${error.advice}`);
      process.exit(1);
    }
    throw error;
  }
}
