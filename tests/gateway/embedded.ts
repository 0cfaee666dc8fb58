import type { TestProject } from 'vitest/node';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';

declare module 'vitest' {
  interface ProvidedContext {
    base: string;
  }
}

let lab: TestLab | undefined;

/** Uses the gateway of `TA_GATEWAY_URL`, or starts a lab on the embedded database. */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env['TA_GATEWAY_URL'];
  if (!given) lab = await startTestLab();
  project.provide('base', (given ?? lab?.base ?? '').replace(/\/$/, ''));
}

export async function teardown(): Promise<void> {
  await lab?.stop();
}
