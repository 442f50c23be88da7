import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import { expect, it } from 'vitest';
import { Settings } from '../config/settings.js';
import { Transactions } from './transactions.js';
import { Turns } from './turns.js';

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(new URL(`../../../node_modules/${name}/package.json`, import.meta.url), 'utf8')).version;

it('uses private parts of pg 8.23.1 and TypeORM 1.1.1, to be looked at again with another version', () => {
  expect([versionOf('pg'), versionOf('typeorm')]).toEqual(['8.23.1', '1.1.1']);
  // The transactions use this to hold packets until the turn ends, and to detect a lost connection.
  const { connection } = new pg.Client() as unknown as { connection: { stream: { cork?: unknown; uncork?: unknown } } };
  expect([typeof connection.stream.cork, typeof connection.stream.uncork]).toEqual(['function', 'function']);
  // The transactions use this to take a connection in an unknown state out of the pool.
  expect(PostgresQueryRunner.prototype).toHaveProperty('releasePostgresConnection');
});

/** Transactions on a database that only remembers its statements. */
function remembering(): { transactions: Transactions; statements: string[] } {
  const statements: string[] = [];
  const query = async (text: string) => {
    statements.push(text);
    return { command: text, rows: [] };
  };
  const client = { query, connection: { stream: { cork: () => {}, uncork: () => {}, destroyed: false } } };
  const runner = { connect: async () => client, manager: { query }, release: async () => {} };
  const dataSource = { createQueryRunner: () => runner } as unknown as DataSource;
  return { transactions: new Transactions(dataSource, new Turns(new Settings())), statements };
}

const inCuenta = (n: number) => ({
  cuentaId: `00000000-0000-4000-8000-00000000000${n}`,
  usuarioId: '00000000-0000-4000-8000-000000000009',
  rolId: 1,
});

it('a part that is begun by the last work of the whole transaction runs its own last work', async () => {
  const { transactions, statements } = remembering();
  const done: string[] = [];
  await transactions.platform(async () => {
    transactions.beforeCommit(() =>
      transactions.actingIn(inCuenta(1), async () => transactions.beforeCommit(async () => void done.push('part'))),
    );
  });
  expect(done).toEqual(['part']);
  expect(statements.at(-1)).toBe('COMMIT');
});

it('a part that is begun by the last work of a part is refused, since its own last work would not run', async () => {
  const { transactions, statements } = remembering();
  const late = () =>
    transactions.actingIn(inCuenta(2), async () => transactions.beforeCommit(async () => expect.unreachable()));
  const ending = transactions.platform(() =>
    transactions.actingIn(inCuenta(1), async () => transactions.beforeCommit(late)),
  );
  await expect(ending).rejects.toThrow('began too late');
  expect(statements.at(-1)).toBe('ROLLBACK');
});
