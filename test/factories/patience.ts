/** For polls of what jobs, connections or other processes do. */
export const PATIENCE = { timeout: 20_000, interval: 50 };
