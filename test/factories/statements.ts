import pg from 'pg';
import { vi } from 'vitest';
import { TENANT_ROLE } from '../../server/common/database/roles.js';

/** The SQL that this process sends during `work` inside a cuenta, without BEGIN, COMMIT and ROLLBACK. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const inCuenta = new Set<unknown>();
  const inside = (await sentDuring(work)).filter(({ text, connection }) => {
    const isOpening = text.startsWith('BEGIN') && text.includes(`ROLE ${TENANT_ROLE}`);
    if (isOpening) {
      inCuenta.add(connection);
    } else if (text === 'COMMIT' || text === 'ROLLBACK') {
      inCuenta.delete(connection);
    }
    return !isOpening && inCuenta.has(connection);
  });
  return inside.map(({ text }) => text);
}

/** All SQL that this process sends during `work`. */
export async function sentDuring(work: () => Promise<unknown>): Promise<{ text: string; connection: unknown }[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return spy.mock.calls.map((call, i) => ({ text: textOf(call), connection: spy.mock.contexts[i] }));
  } finally {
    spy.mockRestore();
  }
}

function textOf([query]: readonly unknown[]): string {
  return typeof query === 'string' ? query : String((query as { text?: unknown }).text);
}
