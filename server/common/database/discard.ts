import type { QueryRunner } from 'typeorm';

/** Closes a connection in an unknown state, so that it cannot serve the next request. @param error the cause */
export function discard(runner: QueryRunner, error: unknown): Promise<void> {
  return (runner as unknown as { releasePostgresConnection(error: unknown): Promise<void> }).releasePostgresConnection(
    error,
  );
}
