/**
 * Waits for every one of some works, unlike Promise.all also after a failure: nothing may still write when it is told.
 * @throws the first failure
 */
export async function allEnded(works: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(works)).find((result) => result.status === 'rejected');
  if (failed) {
    throw failed.reason;
  }
}
