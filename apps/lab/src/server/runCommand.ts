import { StartFailure } from '../base/startFailure.ts';
import { DatabaseFailure } from '../database/failure.ts';

/** Runs a command to its end; a failure prints the reason and the advice, and exits with 1. */
export async function runCommand(run: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await run();
  } catch (error) {
    if (!(error instanceof StartFailure || error instanceof DatabaseFailure)) throw error;
    console.error(`ta: ${error.message}\n    ${error.advice}`);
    process.exitCode = 1;
  }
}
