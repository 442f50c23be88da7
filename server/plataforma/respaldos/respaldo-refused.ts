/** A refusal in Spanish, whose cause the operator can remove. A backup cannot be made, read or restored. */
export class RespaldoRefused extends Error {}

/** Whether PostgreSQL refused a lock, since `lock_timeout` passed (lock_not_available). */
export const isLockTimeout = (error: unknown): boolean => (error as { code?: string }).code === '55P03';
