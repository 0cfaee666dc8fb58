import { StartFailure } from './base/startFailure.ts';
import { readSettings } from './server/settings.ts';
import { consoleLog } from './base/requestLog.ts';
import { startLab } from './server/startLab.ts';

const log = consoleLog(() => new Date());

try {
  const settings = readSettings(process.env, process.argv.slice(2));
  const running = await startLab(settings, { log, tell: (line) => console.log(line) });
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
