import { expect, onTestFinished } from 'vitest';
import type { TestApp } from './app.js';

/** A lock on rows by another connection. */
export interface HeldLock {
  /** Waits until `count` connections wait for a lock. */
  isAwaitedBy(count: number): Promise<void>;
  release(): Promise<void>;
}

/** Locks the rows of a `select`, in a transaction that lasts as long as the test. */
export async function holdLock(test: TestApp, select: string, values: unknown[]): Promise<HeldLock> {
  const client = await test.owner.connect();
  await client.query('begin');
  await client.query(`${select} for update`, values);
  let isHeld = true;
  const release = async () => {
    if (!isHeld) return;
    isHeld = false;
    await client.query('rollback');
    client.release();
  };
  onTestFinished(release);
  return { isAwaitedBy: (count) => waitingForLocks(test, count), release };
}

/** Waits until `count` connections wait for a lock. */
export function waitingForLocks(test: TestApp, count: number): Promise<void> {
  const waiting = async () => {
    const { rows } = await test.superuser.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length;
  };
  return expect.poll(waiting, { interval: 20 }).toBe(count);
}
