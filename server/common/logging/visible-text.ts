/**
 * Text that a person chose, for an operator's terminal. Control and format characters become «�». So a name can neither
 * end its line nor erase others.
 */
export function visibleText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '�');
}
