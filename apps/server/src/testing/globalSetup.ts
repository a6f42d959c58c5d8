import type { TestProject } from 'vitest/node';
import { testPostgres } from './testPostgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** Removed with PostgreSQL. */
    runFolder: string;
  }
}

export default async function setup(project: TestProject) {
  const postgres = await testPostgres();
  project.provide('postgresUrl', postgres.url);
  project.provide('runFolder', postgres.folder);
  return postgres.stop;
}
