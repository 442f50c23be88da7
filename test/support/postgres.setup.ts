import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../server/common/database/migrate.js';
import { execute } from './execute.js';
import { startTestPostgres } from './test-postgres.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a superuser that may create databases and roles. */
    postgresUrl: string;
    /** The name of a migrated database to copy: `create database … template …`. */
    templateDatabase: string;
  }
}

/** Starts PostgreSQL once for the run, and migrates a template database in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  const templateDatabase = `carpetas_plantilla_${randomBytes(6).toString('hex')}`;
  await execute(postgres.url, `create database ${templateDatabase}`);
  const templateUrl = new URL(postgres.url);
  templateUrl.pathname = templateDatabase;
  await migrate(templateUrl.href);

  project.provide('postgresUrl', postgres.url);
  project.provide('templateDatabase', templateDatabase);

  return async () => {
    await execute(postgres.url, `drop database ${templateDatabase} with (force)`);
    await postgres.stop();
  };
}
