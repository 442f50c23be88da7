const DONE = '✓ ';

/** A step of a task, which begins with a check mark when it is done. */
export function stepOf(text: string): { text: string; isDone: boolean } {
  return { text: text.replace(DONE, ''), isDone: text.startsWith(DONE) };
}
