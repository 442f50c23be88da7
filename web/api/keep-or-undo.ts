/**
 * Stands behind what was shown before the server confirmed it: a refused write is taken back, and what is stored is
 * fetched, since the cache may have changed meanwhile.
 */
export async function keepOrUndo(sent: Promise<unknown>, undo: () => void, refetch: () => void): Promise<void> {
  try {
    await sent;
  } catch {
    undo();
    refetch();
  }
}
