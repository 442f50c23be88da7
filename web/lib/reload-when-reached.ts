/** Reloads the page if the server answers. @returns false when it does not answer, and the page stays */
export async function reloadWhenReached(): Promise<boolean> {
  const isReached = await fetch('/api/health/live').then(
    ({ ok }) => ok,
    () => false,
  );
  if (isReached) location.reload();
  return isReached;
}
