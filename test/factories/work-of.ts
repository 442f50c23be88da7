/**
 * Milliseconds of processor time of this thread during `act`. Neither other work of the machine counts, nor garbage
 * collection in other threads.
 */
export async function workOf(act: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await act();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
