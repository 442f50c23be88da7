const endings: (() => void)[] = [];

/** What ends an application of a test: all of a file are in one window, whose closing and storage each of them follows. */
export const endsWithTest = (end: () => void): void => void endings.push(end);

export function endApps(): void {
  for (const end of endings.splice(0)) end();
}
