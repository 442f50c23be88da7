import { safeMail } from '../../../../../components/rich-text/safe-html';
import sheet from './carta.css?inline';
import { enganoDe } from './enlaces';

/**
 * The empty document of the frame. It also has the policy of the page, as all frames without an address do; its own is
 * stricter: nothing but the font of the product and pictures that the page made.
 */
const empty = `<!doctype html><html lang="es"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src blob:; font-src 'self'">
</head><body><main></main></body></html>`;

/** What the sheet uses of the page's tokens. */
const tokens = [...new Set(sheet.match(/(?<=var\()--[\w-]+/g))];

/** Writes a mail from outside into the document of its frame. @returns what has the height of its content */
export function writeCarta(frame: HTMLIFrameElement, html: string): HTMLElement | undefined {
  const { contentDocument: inside, contentWindow: window } = frame;
  if (!inside || !window) return;
  // Unlike srcdoc, this takes effect before the next paint, so nothing moves.
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

/** Marks the links that lead elsewhere than they say. */
function sayLies(links: readonly HTMLAnchorElement[]): void {
  // A text is read from the layout, which each mark would make old.
  const enganos = links.map(enganoDe);
  for (const [index, link] of links.entries()) {
    // Letters of other alphabets look like ours.
    if (link.hostname.includes('xn--')) link.title = link.href;
    const engano = enganos[index];
    if (!engano) continue;
    Object.assign(link.dataset, engano);
    link.setAttribute('aria-description', `Lleva a ${engano.lleva}`);
  }
}

/**
 * Copies a mail from its frame into the page, to be printed: a frame is not divided among pages. It was made safe, and
 * the policy of the page runs nothing either.
 */
export function copyToPrint(main: HTMLElement, paper: HTMLElement): void {
  const root = paper.shadowRoot ?? paper.attachShadow({ mode: 'open' });
  const own = new CSSStyleSheet();
  own.replaceSync(sheet);
  root.adoptedStyleSheets = [own];
  root.replaceChildren(document.importNode(main, true));
}

/** Gives the document of a frame the tokens of the page, in its present scheme. */
export function dress(inside: Document): void {
  const page = getComputedStyle(document.body);
  const { style, dataset } = inside.documentElement;
  for (const name of tokens) style.setProperty(name, page.getPropertyValue(name));
  dataset.esquema = document.body.classList.contains('dark') ? 'dark' : 'light';
  // The frame is transparent only when both documents have the same scheme.
  const isPaper = inside.documentElement.hasAttribute('data-papel');
  style.colorScheme = isPaper ? 'light' : dataset.esquema;
}

/** The server admits what a style may have. Here go the values that depend on the frame, whose height follows them. */
function applyStyle(element: HTMLElement): void {
  const { style, dataset } = element;
  // Scripts may set what the policy refuses as an attribute.
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

/** The font of the product: each document loads its own. */
function fontFaces(): string {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  return rules.map((rule) => (rule instanceof CSSFontFaceRule ? rule.cssText : '')).join('');
}
