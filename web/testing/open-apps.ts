const endings: (() => void)[] = [];

/**
 * Registers a function that ends a test's application. All applications of a worker share one window and follow its
 * events.
 */
export const endsWithTest = (end: () => void): void => void endings.push(end);

export function endApps(): void {
  for (const end of endings.splice(0)) end();
}
