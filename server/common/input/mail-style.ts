import type { Declaration, DeclarationList } from 'css-tree';
import parse from 'css-tree/parser';
import { LRUCache } from 'lru-cache';
import { type Colour, colourOfAttribute, colourOfStyle, over, type Rgb } from './colours.js';

/** The colours of a visible text. */
export interface Shade {
  color: Rgb;
  background: Rgb;
  /** The colour behind a block inside the element. The background of an inline element stays behind its own line. */
  ground: Rgb;
  /** Whether the element asked for a colour that nobody could see. */
  isCorrected?: boolean;
}

type Attributes = Readonly<Record<string, string>>;

const LENGTH = String.raw`\d{1,4}(?:\.\d{1,4})?(?:px|pt|em|rem|ex|ch|cm|mm|in|%)?`;
const COLOR = String.raw`(?:#[0-9a-f]{3,8}|rgba?\([\d\s.,%/]{3,40}\)|hsla?\([\d\s.,%/a-z]{3,40}\)|[a-z]{3,20})`;
const whole = (form: string) => new RegExp(`^(?:${form})$`, 'i');
const SIDES = whole(String.raw`(?:${LENGTH}|auto)(?:\s+(?:${LENGTH}|auto)){0,3}`);
const EDGE_WORD = whole(`${LENGTH}|${COLOR}`);
/** The words of a border. Each word is checked separately: a pattern for all could split them in countless ways. */
const EDGE = {
  test: (value: string) => {
    const words = value.split(/\s+(?![^(]*\))/);
    return words.length <= 6 && words.every((word) => EDGE_WORD.test(word));
  },
};
const SIZE = whole(`${LENGTH}|auto|none`);

/**
 * The properties that a mail may set, with the form of their values. They fetch no file, cover no other element, and
 * hide nothing.
 */
const PROPERTIES: Readonly<Record<string, Pick<RegExp, 'test'>>> = {
  color: whole(COLOR),
  'background-color': whole(COLOR),
  'font-size': whole(`${LENGTH}|(?:x+-)?(?:small|large)|medium|smaller|larger`),
  'font-family': /^[\w\s,'"-]{1,200}$/,
  'font-weight': /^(normal|bold|bolder|lighter|[1-9]00)$/i,
  'font-style': /^(normal|italic|oblique)$/i,
  'text-align': /^(left|right|center|justify|start|end)$/i,
  'text-decoration': /^(none|underline|line-through|overline)$/i,
  'text-transform': /^(none|uppercase|lowercase|capitalize)$/i,
  'line-height': whole(`normal|${LENGTH}`),
  'letter-spacing': whole(`normal|${LENGTH}`),
  'white-space': /^(normal|nowrap|pre|pre-wrap|pre-line)$/i,
  'word-break': /^(normal|break-all|break-word|keep-all)$/i,
  'overflow-wrap': /^(normal|break-word|anywhere)$/i,
  'vertical-align': whole(`baseline|sub|super|top|middle|bottom|text-top|text-bottom|${LENGTH}`),
  direction: /^(ltr|rtl)$/i,
  display: /^(block|inline|inline-block|table|table-row|table-cell|inline-table|list-item)$/i,
  width: SIZE,
  'max-width': SIZE,
  'min-width': SIZE,
  height: SIZE,
  'border-collapse': /^(collapse|separate)$/i,
  'border-spacing': SIDES,
  'border-radius': SIDES,
  'table-layout': /^(auto|fixed)$/i,
  'list-style-type': /^[a-z-]{3,30}$/i,
  ...Object.fromEntries(
    ['', '-top', '-right', '-bottom', '-left'].flatMap((side) => [
      [`margin${side}`, SIDES],
      [`padding${side}`, SIDES],
      [`border${side}`, EDGE],
    ]),
  ),
  'border-color': EDGE,
  'border-style': EDGE,
  'border-width': EDGE,
};

const MAX_STYLE = 4_000;
/** A style with more parse errors counts as empty, since the parser is slow at each of them. */
const MAX_ERRORS = 20;
/** The longest value, which is a list of fonts. */
const MAX_VALUE = 200;
/** The smallest readable font, by its unit. A number without unit counts as pixels. */
const SMALLEST: Readonly<Record<string, number>> = { '': 7, px: 7, pt: 5, em: 0.5, rem: 0.5, '%': 50 };
/** The lowest line height at which lines do not overlap, by its unit. */
const LOWEST: Readonly<Record<string, number>> = { '': 0.8, px: 8, pt: 6, em: 0.8, rem: 0.8, '%': 80 };
/** The least opacity. Below it, a colour can hardly be seen. */
const CLEAR = 0.2;
/** The least difference of two visible colours, of 765. */
const SEEN = 60;

/** The default colour of links in a mail (web/features/oficina/correo/reader/frame/carta.css). */
const LINK: Rgb = [11, 87, 208];
/** Elements whose attribute `bgcolor` counts. */
const GROUNDED = /^(?:body|table|thead|tbody|tfoot|tr|td|th)$/;
const IN_LINE =
  /^(?:a|abbr|b|bdo|big|br|code|del|em|font|i|img|ins|kbd|mark|s|samp|small|span|strike|strong|sub|sup|tt|u)$/;
/** The value for the surrounding colour. */
const INHERITED = /^inherit$/i;

/** Whether an element is meant to be seen. */
export function isVisible({ style = '', hidden }: Attributes): boolean {
  const rules = declarationsOf(style);
  return hidden === undefined && rules.get('display') !== 'none' && rules.get('visibility') !== 'hidden';
}

/** The colours inside an element that is kept. */
export function shadeOf(tag: string, attributes: Attributes, around: Shade): Shade {
  const rules = declarationsOf(attributes.style ?? '');
  const display = rules.get('display');
  const isInLine = display ? display === 'inline' : IN_LINE.test(tag);
  const behind = isInLine ? around.background : around.ground;
  const painted = statedIn(rules.get('background-color'), GROUNDED.test(tag) ? attributes.bgcolor : undefined);
  const background = painted ? over(painted, behind) : behind;
  const stated = statedIn(rules.get('color'), { font: attributes.color, body: attributes.text }[tag]);
  const isLink = tag === 'a' && attributes.href !== undefined && !INHERITED.test(rules.get('color') ?? '');
  const color = stated ? over(stated, background) : isLink ? LINK : around.color;
  const isCorrected = (stated !== null && stated.alpha < CLEAR) || !isSeen(color, background);
  return {
    color: isCorrected ? contrasting(background) : color,
    background,
    ground: isInLine ? around.ground : background,
    isCorrected,
  };
}

/** The stated colour: a style takes precedence over an attribute. */
function statedIn(style: string | undefined, attribute: string | undefined): Colour | null {
  const rgb = attribute === undefined ? null : colourOfAttribute(attribute);
  const styled = style === undefined ? null : colourOfStyle(style);
  return styled ?? (rgb && { rgb, alpha: 1 });
}

/** The style of an element that is kept. Text in the colour of its background gets another colour. */
export function styleOf({ style = '' }: Attributes, { color, isCorrected }: Shade): string {
  const kept = [...declarationsOf(style)].filter(
    ([name, value]) => isSafe(name, value) && !(isCorrected && name === 'color'),
  );
  const hex = color.map((part) => part.toString(16).padStart(2, '0')).join('');
  return [...kept, ...(isCorrected ? [['color', `#${hex}`]] : [])].map(([name, value]) => `${name}:${value}`).join(';');
}

/** The width or the height that a style states in pixels. */
export function pixelsOf(style: string, side: 'width' | 'height'): number | null {
  const [, pixels] = /^([\d.]+)px$/i.exec(declarationsOf(style).get(side) ?? '') ?? [];
  return pixels === undefined ? null : Number.parseFloat(pixels);
}

/** The declarations of the last styles, since mails repeat a style on each element. */
const remembered = new LRUCache<string, ReadonlyMap<string, string>>({ max: 500 });

/** The properties in lower case, with only the colour of a background. The last value of a property counts. */
function declarationsOf(style: string): ReadonlyMap<string, string> {
  const known = remembered.get(style);
  if (known) {
    return known;
  }
  const rules = new Map(parsed(style));
  if (style.length <= MAX_STYLE) remembered.set(style, rules);
  return rules;
}

function parsed(style: string): [name: string, value: string][] {
  if (style.length > MAX_STYLE) {
    return [];
  }
  let errors = 0;
  const onParseError = (error: Error) => {
    errors += 1;
    if (errors > MAX_ERRORS) throw error;
  };
  try {
    // PROPERTIES checks the values afterwards, as they are written.
    const list = parse(style, { context: 'declarationList', parseValue: false, onParseError }) as DeclarationList;
    return list.children.toArray().flatMap((node) => (node.type === 'Declaration' ? ruleOf(node) : []));
  } catch {
    return [];
  }
}

function ruleOf({ property, value, important }: Declaration): [name: string, value: string][] {
  const name = property.toLowerCase();
  const text = value.type === 'Raw' ? value.value.replace(/\/\*.*?\*\//gs, '').trim() : '';
  // A word other than «important» makes the declaration void.
  return text !== '' && text.length <= MAX_VALUE && /^(true|false|important)$/i.test(`${important}`)
    ? [[name === 'background' ? 'background-color' : name, /^[a-z]+$/i.test(text) ? text.toLowerCase() : text]]
    : [];
}

function isSafe(name: string, value: string): boolean {
  if (!Object.hasOwn(PROPERTIES, name) || !PROPERTIES[name]?.test(value)) {
    return false;
  }
  // An unknown colour may be the colour of the background.
  if (name === 'color' || name === 'background-color') {
    return INHERITED.test(value) || colourOfStyle(value) !== null;
  }
  if (name === 'font-size') {
    return isAtLeast(value, SMALLEST);
  }
  return name !== 'line-height' || isAtLeast(value, LOWEST);
}

function isAtLeast(value: string, least: Readonly<Record<string, number>>): boolean {
  const [, number, unit = ''] = /^([\d.]+)([a-z%]*)$/i.exec(value) ?? [];
  return number === undefined || Number(number) >= (least[unit.toLowerCase()] ?? 0.2);
}

function isSeen(a: Rgb, b: Rgb): boolean {
  return a.reduce((sum, part, index) => sum + Math.abs(part - (b[index] ?? 0)), 0) >= SEEN;
}

function contrasting([red, green, blue]: Rgb): Rgb {
  return red * 0.3 + green * 0.6 + blue * 0.1 > 140 ? [0, 0, 0] : [255, 255, 255];
}
