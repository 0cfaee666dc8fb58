import type { TestProject } from 'vitest/node';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { hasPostgres, startPostgres } from '../fixtures/postgres.ts';
import type { PostgresServer } from '../fixtures/postgres.ts';

let server: PostgresServer | undefined;
let lab: TestLab | undefined;

/** Starts the lab of the same suite on a PostgreSQL server. */
export async function setup(project: TestProject): Promise<void> {
  if (!hasPostgres) throw new Error('ta: PostgreSQL is missing; the project should not have been listed');
  server = await startPostgres({ filled: true });
  lab = await startTestLab({ databaseUrl: server.url });
  project.provide('base', lab.base);
}

export async function teardown(): Promise<void> {
  await lab?.stop();
  await server?.stop();
}
