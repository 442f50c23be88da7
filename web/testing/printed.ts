/**
 * Whether the print is the product's message to developers about a refusal, which a handler of the test itself gave.
 */
const isRefusal = ([message, detail]: readonly unknown[]): boolean =>
  (typeof detail === 'string' && detail.startsWith('/api/')) ||
  (typeof detail === 'object' && detail !== null && 'status' in detail) ||
  message === 'The session ended';

/**
 * Whether the print depends on the machine or on jsdom: slow checks of the store, and elements that jsdom does not
 * know.
 */
const isOfTheMachine = ([message, tag]: readonly unknown[]): boolean =>
  /Middleware took \d+ms/.test(String(message)) || (/^The tag <%s>/.test(String(message)) && tag === 'search');

interface Prints {
  /** The prints that the test announced, with the number of times that each came. */
  expected: Map<RegExp, number>;
  unexpected: string[];
}

/** The prints of the running test. The files of a worker share their console, but each file runs the setup. */
const shared = globalThis as { testPrints?: Prints };
shared.testPrints ??= { expected: new Map(), unexpected: [] };
const prints = shared.testPrints;

/** Announces that the test prints a warning or an error. The test fails when this print does not come. */
export function expectPrint(text: RegExp): void {
  prints.expected.set(text, 0);
}

/** Notes all prints to the console. A test fails when it prints something that it has not announced. */
export function notePrints(): void {
  for (const level of ['warn', 'error'] as const) {
    Object.assign(console, {
      [level]: (...args: unknown[]) => {
        if (isRefusal(args) || isOfTheMachine(args)) return;
        const text = args.map((arg) => (arg instanceof Error ? (arg.stack ?? String(arg)) : String(arg))).join(' ');
        const announced = [...prints.expected].find(([expected]) => expected.test(text));
        if (announced) return void prints.expected.set(announced[0], announced[1] + 1);
        // The failure of the test shows the text.
        prints.unexpected.push(text);
      },
    });
  }
}

/**
 * Ends the notes of a test. @throws Error when the test printed something unannounced, or did not print something
 * announced
 */
export function endPrints(): void {
  const missing = [...prints.expected].flatMap(([expected, times]) => (times === 0 ? [String(expected)] : []));
  const unexpected = prints.unexpected.splice(0);
  prints.expected.clear();
  if (unexpected.length > 0) throw new Error(`The test printed what it did not announce:\n${unexpected.join('\n')}`);
  if (missing.length > 0) throw new Error(`The test announced a print that did not come: ${missing.join(', ')}`);
}
