import type { QueryRunner } from 'typeorm';
import { expect, it } from 'vitest';
import { MIGRATIONS } from '../../../migrations/index.js';
import { runAll } from '../../../migrations/run-all.js';

/** The baseline prepares an empty database: no earlier program runs beside it. */
const [BASELINE] = MIGRATIONS;

/**
 * The migrations that remove what no release reads any more. Each name has the last release that read it. That release
 * must be older than the previous release.
 */
const CONTRACTIONS: Readonly<Record<string, string>> = {};

/**
 * The statements that would break the previous release. The previous release serves while a migration runs and after
 * it.
 */
const BREAKS: Readonly<Record<string, RegExp>> = {
  'takes something away': /\bdrop (table|column|view|materialized view|function|type|domain|schema|sequence)\b/,
  'takes a column away': /\balter table\b.*\bdrop (?!constraint|default|not null|expression|identity|column)/,
  'renames something': /\brename\b/,
  'changes a type': /\balter (column )?\S+ (set data )?type\b/,
  'asks for what the previous release does not write':
    /\bset not null\b|\badd (column )?(?!constraint\b)(?!.*\b(default|generated)\b)[^,]*\bnot null\b/,
  'takes a privilege away': /\brevoke\b(?!.* from public\b)/,
  'waits for locks in its own way': /\block_timeout\b/,
};

/** The statements of a migration. A query that reads gets no rows. */
async function statementsOf(Migration: (typeof MIGRATIONS)[number]): Promise<string[]> {
  const statements: string[] = [];
  const runner = { query: async (sql: string) => [statements.push(sql)].slice(1) };
  await new Migration().up(runner as unknown as QueryRunner);
  return statements;
}

/** The faults of a statement for the previous release. That release does not use a table that the statement creates. */
function breaksOf(statement: string): string[] {
  const sql = statement
    .replace(/--.*$/gm, '')
    .replace(/\$\$.*?\$\$/gs, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
  if (/^ ?create table\b/.test(sql)) return [];
  return Object.keys(BREAKS).filter((name) => BREAKS[name]!.test(sql));
}

it.each([
  ['alter table notas drop column texto', ['takes something away']],
  ['alter table usuarios drop cargo, drop telefono', ['takes a column away']],
  ['drop view fotos', ['takes something away']],
  ['alter table notas rename column texto to contenido', ['renames something']],
  ['alter table notas alter column texto type varchar', ['changes a type']],
  ['alter table notas alter texto set not null', ['asks for what the previous release does not write']],
  ['alter table notas add color text not null', ['asks for what the previous release does not write']],
  ['revoke select on notas from carpetas_tenant', ['takes a privilege away']],
  [`alter table notas add color text not null default 'azul'`, []],
  [`alter table usuarios add cargo text check (length(cargo) between 1 and 120)`, []],
  ['alter table notas drop constraint notas_texto, alter column texto drop not null', []],
  ['drop index notas_texto', []],
  ['create table notas (id uuid not null)', []],
  ['revoke execute on function f() from public', []],
])('knows what breaks the previous release: %s', (statement, expected) => {
  expect(breaksOf(statement)).toEqual(expected);
});

it('migrations leave the previous release working (CONTRIBUTING.md, «Migrations»)', async () => {
  const broken: string[] = [];
  for (const Migration of MIGRATIONS) {
    const { name } = Migration;
    if (Migration === BASELINE || name in CONTRACTIONS) continue;
    for (const statement of await statementsOf(Migration)) {
      broken.push(...breaksOf(statement).map((what) => `${name} ${what}: ${statement}`));
    }
  }
  expect(broken).toEqual([]);
});

it('the procedures that migrations make and drop again break nothing', async () => {
  const statements: string[] = [];
  const runner = { query: async (sql: string) => statements.push(sql) };
  await runAll(runner as unknown as QueryRunner, [`call table_of_cuenta('notas', rows => $$usuario_id = :usuario$$)`]);
  expect(statements.flatMap(breaksOf)).toEqual([]);
  expect(statements[1]).toContain(`(select nullif(current_setting('app.usuario_id', true), '')::uuid)`);
  expect(statements.at(-1)).toMatch(/^drop routine table_of_cuenta,/);
});
