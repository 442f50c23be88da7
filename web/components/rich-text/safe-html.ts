import DOMPurify from 'dompurify';
import { inertHtml } from './inert-html';

/** The tags allowed in one line of text. */
const inlineTags = ['b', 'strong', 'i', 'em', 'u', 's', 'br', 'code', 'mark'];

/** The tags allowed in a text. Images are not: loading one would tell its server who reads. */
const textTags = [...inlineTags, 'a', 'blockquote', 'div', 'li', 'ol', 'p', 'pre', 'span', 'ul'];

/** What a mail from outside may have besides: tables, headings, pictures. */
const mailTags = [
  ...textTags,
  ...['big', 'center', 'del', 'font', 'ins', 'q', 'small', 'strike', 'sub', 'sup', 'tt', 'cite'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'dl', 'dt', 'dd', 'address', 'figure', 'figcaption', 'img'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'],
];

/** What a page that was written in Markdown may have besides. Its pictures are of this server. */
const pageTags = [...textTags, ...['h2', 'h3', 'h4', 'hr', 'del', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td']];
const pageAttributes = ['href', 'id', 'src', 'alt', 'width', 'height', 'loading', 'class', 'align', 'start'];

/** No `src`: pictures are fetched for it, by `data-remota` or `data-adjunto`. */
const mailAttributes = [
  ...['href', 'alt', 'title', 'dir', 'lang', 'width', 'height', 'data-estilo', 'data-remota', 'data-adjunto'],
  ...['align', 'valign', 'bgcolor', 'color', 'face', 'size', 'border', 'cellpadding', 'cellspacing'],
  ...['colspan', 'rowspan', 'span', 'start', 'type', 'value', 'nowrap'],
];

/** Sanitizes HTML of one line. It removes links, because the line often stands inside a link. */
export const safeInlineHtml = (html: string): string =>
  DOMPurify.sanitize(inertHtml(html), { ALLOWED_TAGS: inlineTags, ALLOWED_ATTR: [] });

/** Sanitizes HTML before it is shown, though the server already did. Its links open in a new tab. */
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

/** Sanitizes a mail from outside before it is shown in its frame, though the server already did. */
export function safeMail(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(inertHtml(html), {
    ALLOWED_TAGS: mailTags,
    ALLOWED_ATTR: mailAttributes,
    // A style is no address, though «color:» looks like one.
    ADD_URI_SAFE_ATTR: ['data-estilo'],
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  keepOutsideLinks(fragment);
  return fragment;
}

/** Sanitizes the text of an office document before it is shown in its frame. Its pictures are in the text itself. */
export function safeDocument(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(inertHtml(html), {
    ALLOWED_TAGS: mailTags,
    ALLOWED_ATTR: ['href', 'src', 'alt', 'colspan', 'rowspan', 'start'],
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const image of fragment.querySelectorAll('[src]')) {
    // Any other address would tell its server who reads.
    if (!/^data:image\/(png|jpeg|gif|webp);base64,/.test(image.getAttribute('src') ?? '')) image.remove();
  }
  keepOutsideLinks(fragment);
  return fragment;
}

function keepOutsideLinks(fragment: DocumentFragment): void {
  for (const link of fragment.querySelectorAll<HTMLElement>('[href]')) {
    const href = link.getAttribute('href') ?? '';
    // A path would be one of ours.
    if (/^(https?|mailto|tel):/i.test(href)) link.title = href;
    else link.removeAttribute('href');
  }
  openApart(fragment);
}

/** Puts a table that may be wider than the page where the keyboard reaches and scrolls it. */
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
