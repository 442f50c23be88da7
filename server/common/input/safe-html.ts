import { createRequire } from 'node:module';
import type sanitize from 'sanitize-html';
import { isExternalLink, isInternalPath } from './safe-link.js';

// The library is loaded with the first text (1.6 MB of heap). It is loaded synchronously, since transforms are
// synchronous.
const require = createRequire(import.meta.url);
let library: typeof sanitize | undefined;

const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    ...['b', 'strong', 'i', 'em', 'u', 's', 'br', 'p', 'a'],
    ...['code', 'mark', 'ul', 'ol', 'li', 'blockquote'],
  ],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { a: (tagName, { href = '' }) => ({ tagName, attribs: attributesOfLink(href) }) },
  nestingLimit: 20,
};

/** The options of {@link OPTIONS}, with the alignment of paragraphs. */
const ALIGNED: sanitize.IOptions = {
  ...OPTIONS,
  allowedAttributes: { ...OPTIONS.allowedAttributes, p: ['style'] },
  // The style needs no parsing: only one property passes, in the exact form below.
  parseStyleAttributes: false,
  transformTags: {
    ...OPTIONS.transformTags,
    p: (tagName, { style = '' }) => ({ tagName, attribs: attributesOfParagraph(style) }),
  },
};

/** The additional elements of a page of the help or of a course. The pictures of such pages are ours. */
const PAGE: sanitize.IOptions = {
  ...OPTIONS,
  allowedTags: [
    ...(OPTIONS.allowedTags as string[]),
    ...['h2', 'h3', 'h4', 'hr', 'pre', 'del', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    ...{ h2: ['id'], h3: ['id'], h4: ['id'], th: ['align'], td: ['align'], ol: ['start'] },
    img: ['src', 'alt', 'width', 'height', 'loading', 'class'],
  },
  allowedClasses: { img: ['solo-claro', 'solo-oscuro'] },
  transformTags: { a: (tagName, { href = '' }) => ({ tagName, attribs: attributesOfPageLink(href) }) },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isInternalPath(attribs.src ?? ''),
};

/**
 * HTML that may be shown to anybody. It has the marks of a short text, and safe links. External links open in a new
 * tab. Other elements are removed. Elements that are no text (such as scripts) are removed with their contents.
 * @param options `isLetter`: paragraphs keep their alignment, as in a mail
 */
export function sanitizeHtml(html: string, { isLetter = false }: { isLetter?: boolean } = {}): string {
  library ??= require('sanitize-html') as typeof sanitize;
  // The database does not accept the NUL character.
  return library(html.replaceAll('\0', ''), isLetter ? ALIGNED : OPTIONS).trim();
}

/** HTML of a page that was written in Markdown. It also allows headings, tables, and pictures of this server. */
export function sanitizePage(html: string): string {
  library ??= require('sanitize-html') as typeof sanitize;
  return library(html, PAGE).trim();
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Plain text as HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Plain text of several lines as HTML. */
export function htmlOfLines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

function attributesOfLink(href: string): sanitize.Attributes {
  if (isInternalPath(href)) {
    return { href };
  }
  return isExternalLink(href) ? { href, target: '_blank', rel: 'noopener noreferrer' } : {};
}

/** Links to a heading of the page are allowed too. */
function attributesOfPageLink(href: string): sanitize.Attributes {
  return /^#[a-z0-9-]+$/.test(href) ? { href } : attributesOfLink(href);
}

function attributesOfParagraph(style: string): sanitize.Attributes {
  const [, alignment] = /^\s*text-align:\s*(center|right|justify)\s*;?\s*$/i.exec(style) ?? [];
  return alignment ? { style: `text-align:${alignment.toLowerCase()}` } : {};
}
