/** The one place that writes to the console, for what a developer must find there. */
export function warn(message: string, detail?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the purpose of this file
  console.warn(message, detail ?? '');
}

export function reportError(message: string, detail?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the purpose of this file
  console.error(message, detail ?? '');
}
