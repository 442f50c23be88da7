import { readFileSync } from 'node:fs';
import pg from 'pg';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import { expect, it } from 'vitest';

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
