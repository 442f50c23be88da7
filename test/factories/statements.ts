import pg from 'pg';
import { vi } from 'vitest';

const AROUND = /^(BEGIN|COMMIT)\b/;

/**
 * What `work` makes this process ask of PostgreSQL, beside opening and closing transactions. The application must remember
 * who is signed in (ACCESS_CACHE_SECONDS), and have been asked once.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return spy.mock.calls.map(([query]) => textOf(query)).filter((text) => !AROUND.test(text));
  } finally {
    spy.mockRestore();
  }
}

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : String((query as { text?: unknown }).text);
}
