import { withoutStyles } from '../../../components/rich-text/safe-html';

/** A quote as long as this is folded. */
const longText = 200;

/**
 * Parts the text of a mail from the long quote at its end, with the line above it that says whose it is. Both are
 * HTML; the quote is empty when there is none to fold.
 */
export function partirCita(html: string): { texto: string; cita: string } {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  const quote = lastOf(body);
  const isLong = quote?.tagName === 'BLOCKQUOTE' && (quote.textContent ?? '').trim().length >= longText;
  if (!quote || !isLong) return { texto: html, cita: '' };
  const above = quote.previousElementSibling;
  const names = above && /:\s*$/.test(above.textContent ?? '') ? [above, quote] : [quote];
  // A mail that is nothing but a quote is shown.
  if (body.childElementCount === names.length) return { texto: html, cita: '' };
  const cita = names.map(({ outerHTML }) => outerHTML).join('');
  for (const part of names) part.remove();
  return { texto: body.innerHTML, cita };
}

/** The last element, unless text follows it. */
function lastOf(body: HTMLElement): Element | null {
  const nodes = [...body.childNodes].filter(({ textContent, nodeType }) => nodeType === 1 || textContent?.trim());
  const last = nodes.at(-1);
  return last instanceof Element ? last : null;
}
