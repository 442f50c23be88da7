import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { QueryRunner } from 'typeorm';

/** Where the SQL of migrations is: beside the sources, the built server, and in the image. */
export const FOLDER = new URL('migrations/', pathToFileURL(findPackageJSON(import.meta.url)!));

/** What SQL of migrations calls `:cuenta`, `:buscada` and `:usuario`. After a SET LOCAL a setting is '', not NULL. */
const NAMES: Readonly<Record<string, string>> = {
  // The cuenta of the running transaction, or NULL. It is no subquery, so that PostgreSQL knows how many rows it has
  // when it plans. Every index begins with it.
  cuenta: `nullif(current_setting('app.cuenta_id', true), '')::uuid`,
  // The same in views for searches. PostgreSQL would join an expression equal to that of the policies with it, and
  // check the other conditions of the search after the policy, without an index.
  buscada: `nullif(coalesce(current_setting('app.cuenta_id', true), ''), '')::uuid`,
  // As a subquery it is read once a statement; bare, at every row, which took most of a list's time.
  usuario: `(select nullif(current_setting('app.usuario_id', true), '')::uuid)`,
};

/**
 * Runs statements of a migration, which may use the procedures of helpers.sql, and these names:
 * `:cuenta`, the cuenta of the running transaction (`:buscada` in views for searches); `:usuario`, its usuario;
 * `:rol(1, 2)`, whether its usuario has one of these roles.
 */
export async function runAll(runner: QueryRunner, statements: readonly string[]): Promise<void> {
  const helpers = await readFile(new URL('helpers.sql', FOLDER), 'utf8');
  const names = [...helpers.matchAll(/^create (?:procedure|function) (\w+)/gm)].map(([, name]) => name);
  for (const statement of [helpers, ...statements, `drop routine ${names}`]) {
    await runner.query(writtenOut(statement));
  }
}

function writtenOut(statement: string): string {
  return statement
    .replace(/(?<!:):(cuenta|buscada|usuario)\b/g, (_, name: string) => NAMES[name]!)
    .replace(/(?<!:):rol\(([\d, ]+)\)/g, (_, roles: string) => {
      return `(select current_setting('app.rol_id', true) in (${roles.replace(/\d+/g, `'$&'`)}))`;
    });
}
