/** The only file that writes to the console, for developers. */
export function warn(message: string, detail?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the purpose of this file
  console.warn(message, detail ?? '');
}

export function reportError(message: string, detail?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the purpose of this file
  console.error(message, detail ?? '');
}
