import { Client } from 'pg';

/** Runs one statement on a connection of its own. @param url address of the database */
export async function execute(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
