import { createRequire } from 'node:module';
import type sanitize from 'sanitize-html';
import { colourOfAttribute } from './colours.js';
import { isVisible, pixelsOf, type Shade, shadeOf, styleOf } from './mail-style.js';
import { isExternalLink } from './safe-link.js';

// The library is loaded with the first mail, as in safe-html.ts.
const require = createRequire(import.meta.url);
let library: typeof sanitize | undefined;

/**
 * Our attribute for elements that are removed with their contents. The library confuses elements whose new name is not
 * allowed.
 */
const REMOVED = 'oculto';
const MAX_URL = 2_000;

const TEXT_TAGS = [
  ...[
    'a',
    'abbr',
    'address',
    'b',
    'bdo',
    'big',
    'blockquote',
    'br',
    'center',
    'code',
    'del',
    'div',
    'em',
    'font',
    'hr',
  ],
  ...[
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'i',
    'ins',
    'kbd',
    'mark',
    'p',
    'pre',
    's',
    'samp',
    'small',
    'span',
    'strike',
  ],
  ...['strong', 'sub', 'sup', 'tt', 'u', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'img'],
];
const TABLE_TAGS = ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'];
/** The elements that stay. Colours of other elements are removed together with them. */
const STAYS = new Set([...TEXT_TAGS, ...TABLE_TAGS, 'body']);

/** Accepts only colours that we know. Browsers turn any word into some colour, which might be invisible. */
const COLOUR = { test: (value: string) => colourOfAttribute(value) !== null };

/** Attributes that pass unchanged, when their value has this form. */
const ATTRIBUTES: Readonly<Record<string, Pick<RegExp, 'test'>>> = {
  align: /^(left|right|center|justify)$/i,
  valign: /^(top|middle|bottom|baseline)$/i,
  dir: /^(ltr|rtl|auto)$/i,
  width: /^\d{1,4}(%|px)?$/,
  height: /^\d{1,4}(%|px)?$/,
  border: /^\d{1,2}$/,
  cellpadding: /^\d{1,2}$/,
  cellspacing: /^\d{1,2}$/,
  colspan: /^\d{1,3}$/,
  rowspan: /^\d{1,3}$/,
  span: /^\d{1,3}$/,
  start: /^\d{1,6}$/,
  type: /^([1aAiI]|disc|circle|square)$/,
  size: /^[+-]?[1-7]$/,
  face: /^[\w\s,'-]{1,100}$/,
  color: COLOUR,
  bgcolor: COLOUR,
  title: /^[^\p{Cc}]{1,300}$/u,
  alt: /^[^\p{Cc}]{1,500}$/u,
};

/**
 * The treatment of the pictures of a mail. Each method returns the number of an attachment; null leaves the picture
 * out.
 */
export interface Pictures {
  /** @param cid of the part, without its angle brackets */
  attached(cid: string): number | null;
  /** @param url the whole `data:` address */
  embedded(url: string): number | null;
}

/**
 * HTML from outside in the form for storage. The result has text with its format, tables, and safe links. Hidden
 * elements are removed with their links. A picture on the web becomes `<img data-remota="address">`. A picture of the
 * mail becomes `<img data-adjunto="number">`. Neither has a `src`, so no picture is fetched before somebody asks.
 * Pictures of one pixel are removed.
 */
export function sanitizeMailHtml(html: string, pictures: Pictures): string {
  library ??= require('sanitize-html') as typeof sanitize;
  // The colours around each open element.
  const shades: Shade[] = [{ color: [0, 0, 0], background: [255, 255, 255], ground: [255, 255, 255] }];
  const around = () => shades.at(-1) as Shade;
  /** The number of open elements that are hidden or inside a hidden element. */
  let hidden = 0;
  return library(html, {
    allowedTags: [...TEXT_TAGS, ...TABLE_TAGS],
    // The code below checks every attribute.
    allowedAttributes: false,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    nestingLimit: 150,
    nonTextTags: [
      ...['script', 'style', 'title', 'textarea', 'option', 'xmp', 'noscript', 'template', 'svg', 'math'],
      ...['object', 'applet', 'iframe', 'frameset', 'audio', 'video', 'canvas', 'datalist', 'noembed', 'noframes'],
    ],
    exclusiveFilter: ({ attribs }) => Object.hasOwn(attribs, REMOVED),
    onOpenTag: (name, attributes) => {
      hidden += hidden > 0 || !isVisible(attributes) ? 1 : 0;
      shades.push(STAYS.has(name) ? shadeOf(name, attributes, around()) : around());
    },
    onCloseTag: () => {
      hidden = Math.max(0, hidden - 1);
      shades.splice(Math.max(1, shades.length - 1));
    },
    transformTags: {
      '*': (tagName, attributes) => {
        if (hidden > 0) {
          return removed(tagName);
        }
        if (tagName === 'img') {
          return pictureOf(attributes, pictures);
        }
        const { bgcolor, text, ...rest } = attributes;
        const attribs = attributesOf(tagName === 'body' ? rest : attributes);
        const style = styleOf(
          tagName === 'body' ? { ...attributes, style: bodyStyle(attributes, bgcolor, text) } : attributes,
          around(),
        );
        return {
          tagName: tagName === 'body' ? 'div' : tagName,
          attribs: { ...attribs, ...(style && { style }), ...(tagName === 'a' && linkOf(attributes.href)) },
        };
      },
    },
  }).trim();
}

/** The style of a page's body, with the colours of its attributes. */
function bodyStyle({ style = '' }: sanitize.Attributes, bgcolor?: string, text?: string): string {
  return [bgcolor && `background-color:${bgcolor}`, text && `color:${text}`, style].filter(Boolean).join(';');
}

function attributesOf(attributes: sanitize.Attributes): sanitize.Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter(
      ([name, value]) => Object.hasOwn(ATTRIBUTES, name) && ATTRIBUTES[name]?.test(value),
    ),
  );
}

function linkOf(href = ''): sanitize.Attributes {
  const link = addressOf(href);
  return isExternalLink(link) || /^tel:[+\d().-]{3,30}$/i.test(link)
    ? { href: link, target: '_blank', rel: 'noopener noreferrer' }
    : {};
}

function pictureOf(attributes: sanitize.Attributes, pictures: Pictures): sanitize.Tag {
  const source = isPixel(attributes) ? null : sourceOf(addressOf(attributes.src ?? ''), pictures);
  const { alt, width, height } = attributesOf(attributes);
  return source
    ? {
        tagName: 'img',
        attribs: { ...source, ...(alt && { alt }), ...(width && { width }), ...(height && { height }) },
      }
    : removed('img');
}

/** A removed element. The element gets an allowed name, since a forbidden element would leave its contents. */
function removed(tagName: string): sanitize.Tag {
  return { tagName: tagName === 'body' || !STAYS.has(tagName) ? 'div' : tagName, attribs: { [REMOVED]: '' } };
}

function sourceOf(src: string, { attached, embedded }: Pictures): sanitize.Attributes | null {
  if (/^data:/i.test(src)) {
    return numbered(embedded(src));
  }
  if (/^cid:/i.test(src)) {
    return numbered(attached(decoded(src.slice(4))));
  }
  const url = URL.parse(src.startsWith('//') ? `https:${src}` : src);
  return url && /^https?:$/.test(url.protocol) && url.href.length <= MAX_URL ? { 'data-remota': url.href } : null;
}

function numbered(adjunto: number | null): sanitize.Attributes | null {
  return adjunto === null ? null : { 'data-adjunto': String(adjunto) };
}

/** Whether a picture is too small to be seen. Such a picture only tells its sender who reads the mail. */
function isPixel({ width, height, style = '' }: sanitize.Attributes): boolean {
  const ofAttribute = (text = '%') => (text.includes('%') ? null : Number.parseFloat(text));
  const sides = [
    pixelsOf(style, 'width') ?? ofAttribute(width),
    pixelsOf(style, 'height') ?? ofAttribute(height),
  ].filter((side) => side !== null);
  return sides.length > 0 && sides.every((side) => side <= 2);
}

/** The address as browsers read it, without line breaks, tabs and outer blanks. */
function addressOf(attribute: string): string {
  return attribute.replace(/[\t\n\r]/g, '').trim();
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
