import { safeMail } from '../../../../../components/rich-text/safe-html';
import sheet from './carta.css?inline';
import { enganoDe } from './enlaces';

/**
 * The empty document of the frame. Like all frames without an address, it inherits the policy of the page. Its own
 * policy is stricter: it allows only the product's font, and pictures that the page made.
 */
const empty = `<!doctype html><html lang="es"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src blob:; font-src 'self'">
</head><body><main></main></body></html>`;

/** The names of the page's tokens that the style sheet uses. */
const tokens = [...new Set(sheet.match(/(?<=var\()--[\w-]+/g))];

/**
 * Writes a mail from outside into the document of its frame.
 * @returns the element that has the height of the content
 */
export function writeCarta(frame: HTMLIFrameElement, html: string): HTMLElement | undefined {
  const { contentDocument: inside, contentWindow: window } = frame;
  if (!inside || !window) return;
  // Unlike srcdoc, writing takes effect before the next paint, so nothing moves.
  inside.open();
  inside.write(empty);
  inside.close();
  const sheetInside = new (window as Window & typeof globalThis).CSSStyleSheet();
  sheetInside.replaceSync(fontFaces() + sheet);
  inside.adoptedStyleSheets = [sheetInside];
  const main = inside.querySelector('main');
  if (!main) return;
  main.append(inside.adoptNode(safeMail(html)));
  for (const element of main.querySelectorAll<HTMLElement>('[data-estilo]')) applyStyle(element);
  sayLies([...main.querySelectorAll('a')]);
  inside.documentElement.toggleAttribute('data-papel', hasOwnColours(main));
  dress(inside);
  return main;
}

/** Marks the links that lead elsewhere than their text says. */
function sayLies(links: readonly HTMLAnchorElement[]): void {
  // The text of a link is read from the layout, which each mark would invalidate. So all texts are read before the
  // first mark.
  const enganos = links.map(enganoDe);
  for (const [index, link] of links.entries()) {
    // Letters of other alphabets may look like Latin letters, so the title shows the address in ASCII.
    if (link.hostname.includes('xn--')) link.title = link.href;
    const engano = enganos[index];
    if (!engano) continue;
    Object.assign(link.dataset, engano);
    link.setAttribute('aria-description', `Lleva a ${engano.lleva}`);
  }
}

/**
 * Copies a mail from its frame into the page for printing. A frame cannot be split among pages. The mail was sanitised,
 * and the page's policy runs no scripts from it either.
 */
export function copyToPrint(main: HTMLElement, paper: HTMLElement): void {
  const root = paper.shadowRoot ?? paper.attachShadow({ mode: 'open' });
  const own = new CSSStyleSheet();
  own.replaceSync(sheet);
  root.adoptedStyleSheets = [own];
  root.replaceChildren(document.importNode(main, true));
}

/** Gives the document of a frame the tokens of the page, in the present scheme. */
export function dress(inside: Document): void {
  const page = getComputedStyle(document.body);
  const { style, dataset } = inside.documentElement;
  for (const name of tokens) style.setProperty(name, page.getPropertyValue(name));
  dataset.esquema = document.body.classList.contains('dark') ? 'dark' : 'light';
  // The frame is transparent only when both documents have the same scheme.
  const isPaper = inside.documentElement.hasAttribute('data-papel');
  style.colorScheme = isPaper ? 'light' : dataset.esquema;
}

/**
 * The server decides which styles are allowed. This removes values that depend on the frame, whose height follows its
 * content.
 */
function applyStyle(element: HTMLElement): void {
  const { style, dataset } = element;
  // The policy refuses style attributes, but scripts may set styles.
  style.cssText = dataset.estilo ?? '';
  delete dataset.estilo;
  for (const name of [...style]) {
    if (name === 'position' || /\d[dsl]?v(h|w|b|i|min|max)\b|url\(/i.test(style.getPropertyValue(name))) {
      style.removeProperty(name);
    }
  }
}

function hasOwnColours(main: HTMLElement): boolean {
  const isColoured = ({ style }: HTMLElement) => Boolean(style.color || style.backgroundColor);
  return (
    main.querySelector('[bgcolor], font[color]') !== null ||
    [...main.querySelectorAll<HTMLElement>('[style]')].some(isColoured)
  );
}

/** The font faces of the product: each document has to load its own. */
function fontFaces(): string {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  return rules.map((rule) => (rule instanceof CSSFontFaceRule ? rule.cssText : '')).join('');
}
