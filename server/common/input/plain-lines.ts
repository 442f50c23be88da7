/**
 * Text that other programs read by lines: line breaks alike, and no other control characters. A bare CR would end a line of
 * a file that has its own meaning there, and XML has no place for most of them.
 */
export function plainLines(text: string): string {
  return text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}
