/**
 * Text for programs that read by lines: equal line breaks, and no other control characters. In some files a bare CR
 * would end a line. XML forbids most control characters.
 */
export function plainLines(text: string): string {
  return text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}
