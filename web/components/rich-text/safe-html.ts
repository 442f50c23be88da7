import DOMPurify from 'dompurify';
import { inertHtml } from './inert-html';

/** The tags allowed in one line of text. */
const inlineTags = ['b', 'strong', 'i', 'em', 'u', 's', 'br', 'code', 'mark'];

/** The tags allowed in a text. Images are not allowed: loading an image would tell its server who reads. */
const textTags = [...inlineTags, 'a', 'blockquote', 'div', 'li', 'ol', 'p', 'pre', 'span', 'ul'];

/** The further tags of a mail from outside: tables, headings, pictures. */
const mailTags = [
  ...textTags,
  ...['big', 'center', 'del', 'font', 'ins', 'q', 'small', 'strike', 'sub', 'sup', 'tt', 'cite'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'dl', 'dt', 'dd', 'address', 'figure', 'figcaption', 'img'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'],
];

/** The further tags of a page written in Markdown. Its pictures come from this server. */
const pageTags = [...textTags, ...['h2', 'h3', 'h4', 'hr', 'del', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td']];
const pageAttributes = ['href', 'id', 'src', 'alt', 'width', 'height', 'loading', 'class', 'align', 'start'];

/** `src` is left out: the page itself fetches pictures, by `data-remota` or `data-adjunto`. */
const mailAttributes = [
  ...['href', 'alt', 'title', 'dir', 'lang', 'width', 'height', 'data-estilo', 'data-remota', 'data-adjunto'],
  ...['align', 'valign', 'bgcolor', 'color', 'face', 'size', 'border', 'cellpadding', 'cellspacing'],
  ...['colspan', 'rowspan', 'span', 'start', 'type', 'value', 'nowrap'],
];

/** Sanitizes HTML of one line. It removes links, because the line often stands inside a link. */
export const safeInlineHtml = (html: string): string =>
  DOMPurify.sanitize(inertHtml(html), { ALLOWED_TAGS: inlineTags, ALLOWED_ATTR: [] });

/** Sanitizes HTML before it is shown, although the server already did. Its links open in a new tab. */
export function safeHtml(html: string): string {
  const fragment = DOMPurify.sanitize(inertHtml(html), {
    ALLOWED_TAGS: textTags,
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  openApart(fragment);
  const holder = document.createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
}

/** Sanitizes a page of the help or of a course. Only links that leave the product open in a new tab. */
export function safePage(html: string): string {
  const fragment = DOMPurify.sanitize(inertHtml(html), {
    ALLOWED_TAGS: pageTags,
    ALLOWED_ATTR: pageAttributes,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const picture of fragment.querySelectorAll('img')) {
    if (!picture.getAttribute('src')?.startsWith('/api/')) picture.remove();
  }
  for (const table of fragment.querySelectorAll('table')) makeScrollable(table);
  openApart(fragment, 'a:not([href^="/"], [href^="#"])');
  const holder = document.createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
}

/** Sanitizes a mail from outside before its frame shows it, although the server already did. */
export function safeMail(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(inertHtml(html), {
    ALLOWED_TAGS: mailTags,
    ALLOWED_ATTR: mailAttributes,
    // A style is not an address, although «color:» looks like one.
    ADD_URI_SAFE_ATTR: ['data-estilo'],
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  keepOutsideLinks(fragment);
  return fragment;
}

/** Sanitizes the text of an office document before its frame shows it. The pictures are inside the text itself. */
export function safeDocument(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(inertHtml(html), {
    ALLOWED_TAGS: mailTags,
    ALLOWED_ATTR: ['href', 'src', 'alt', 'colspan', 'rowspan', 'start'],
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const image of fragment.querySelectorAll('[src]')) {
    // A picture from any other address would tell its server who reads.
    if (!/^data:image\/(png|jpeg|gif|webp);base64,/.test(image.getAttribute('src') ?? '')) image.remove();
  }
  keepOutsideLinks(fragment);
  return fragment;
}

function keepOutsideLinks(fragment: DocumentFragment): void {
  for (const link of fragment.querySelectorAll<HTMLElement>('[href]')) {
    const href = link.getAttribute('href') ?? '';
    // A path would lead to a page of the product.
    if (/^(https?|mailto|tel):/i.test(href)) link.title = href;
    else link.removeAttribute('href');
  }
  openApart(fragment);
}

/** Wraps a wide table so that the keyboard can reach and scroll it. */
function makeScrollable(table: HTMLTableElement): void {
  const region = document.createElement('section');
  region.tabIndex = 0;
  region.setAttribute('aria-label', 'Tabla');
  table.replaceWith(region);
  region.append(table);
}

function openApart(fragment: DocumentFragment, links = 'a'): void {
  for (const link of fragment.querySelectorAll<HTMLAnchorElement>(links)) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
}

/** The plain text of HTML, in one line. */
export function htmlToText(html: string): string {
  const spaced = html.replace(/<(br|\/p|\/li|\/div)\b[^>]*>/gi, ' ');
  return (
    DOMPurify.sanitize(inertHtml(spaced), { ALLOWED_TAGS: [], RETURN_DOM_FRAGMENT: true }).textContent ?? ''
  ).trim();
}
