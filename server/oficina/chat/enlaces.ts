import { textOf } from '../../common/input/html-text.js';

export interface Enlace {
  url: string;
  /** The text of the link in the message; the address itself when there is no other text. */
  texto: string;
}

const LINK = /<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs;

/** The links in sanitised HTML, each address once, in their order. E-mail addresses are left out. */
export function linksIn(html: string): Enlace[] {
  const found = new Map<string, Enlace>();
  for (const [, href = '', inner = ''] of html.matchAll(LINK)) {
    const url = textOf(href);
    if (!found.has(url) && !/^mailto:/i.test(url)) {
      found.set(url, { url, texto: textOf(inner) || url });
    }
  }
  return [...found.values()];
}
