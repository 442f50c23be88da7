import { createRequire } from 'node:module';
import type sanitize from 'sanitize-html';
import { isExternalLink, isInternalPath } from './safe-link.js';

// Loaded with the first text that somebody writes (1.6 MB of heap), and synchronously, since transforms are.
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

/**
 * HTML that may be shown to anybody: the marks of a short text, and safe links. External links open in a new tab. Other
 * elements are removed, and those that are not text (such as scripts) with their contents.
 */
export function sanitizeHtml(html: string): string {
  library ??= require('sanitize-html') as typeof sanitize;
  return library(html, OPTIONS).trim();
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
