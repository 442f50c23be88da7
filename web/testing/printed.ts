/** What the product tells developers of a refusal, which a handler of the test itself gave. */
const isRefusal = ([message, detail]: readonly unknown[]): boolean =>
  (typeof detail === 'string' && detail.startsWith('/api/')) ||
  (typeof detail === 'object' && detail !== null && 'status' in detail) ||
  message === 'The session ended';

/** How long the checks of the store take depends on the machine, and jsdom does not know all elements. */
const isOfTheMachine = ([message, tag]: readonly unknown[]): boolean =>
  /Middleware took \d+ms/.test(String(message)) || (/^The tag <%s>/.test(String(message)) && tag === 'search');

/** Leaves out of what tests print what says nothing of the product, so that the next real warning is seen. */
export function printLess(): void {
  for (const level of ['warn', 'error'] as const) {
    // biome-ignore lint/suspicious/noConsole: what is left is printed as before
    const print = console[level];
    const printed = (...args: unknown[]) => {
      if (!isRefusal(args) && !isOfTheMachine(args)) print(...args);
    };
    // The files of a worker share their console, but each runs the setup.
    if (print.name !== printed.name) Object.assign(console, { [level]: printed });
  }
}
