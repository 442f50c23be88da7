/**
 * Waits for all promises, also after a promise failed (unlike Promise.all). So nothing writes any more after the error.
 * @throws the first failure
 */
export async function allEnded(works: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(works)).find((result) => result.status === 'rejected');
  if (failed) {
    throw failed.reason;
  }
}
