import { readdir, readFile } from 'node:fs/promises';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FOLDER, runAll } from './run-all.js';

/** The baseline: the schema as it was before the first release, one file of SQL a domain, in their order. */
export class Esquema1763700000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const folder = new URL('esquema/', FOLDER);
    const files = (await readdir(folder)).sort();
    await runAll(runner, await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8'))));
  }

  /** Before it there is nothing. */
  async down(): Promise<void> {
    throw new Error('The baseline is not undone: drop the database.');
  }
}
