import { Client } from 'pg';

/**
 * The statement that creates a database from another database. It copies files: through its log, as by default,
 * PostgreSQL takes twice as long.
 */
export const creationOf = (name: string, owner: string, template: string): string =>
  `create database ${name} template ${template} strategy file_copy owner ${owner}`;

/** Runs one statement on a connection of its own. @param url address of the database */
export async function execute(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
