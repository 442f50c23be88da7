type Rgb = readonly [number, number, number];

/** The colours in which a text is seen. */
export interface Shade {
  color: Rgb;
  background: Rgb;
  /** Whether the element asked for another colour, which could not be seen. */
  isCorrected?: boolean;
}

type Attributes = Readonly<Record<string, string>>;

const LENGTH = String.raw`\d{1,4}(?:\.\d{1,4})?(?:px|pt|em|rem|ex|ch|cm|mm|in|%)?`;
const COLOR = String.raw`(?:#[0-9a-f]{3,8}|rgba?\([\d\s.,%/]{3,40}\)|hsla?\([\d\s.,%/a-z]{3,40}\)|[a-z]{3,20})`;
const whole = (form: string) => new RegExp(`^(?:${form})$`, 'i');
const SIDES = whole(String.raw`(?:${LENGTH}|auto)(?:\s+(?:${LENGTH}|auto)){0,3}`);
const EDGE_WORD = whole(`${LENGTH}|${COLOR}`);
/** The words of a border. Each is looked at by itself: together they could be split in countless ways. */
const EDGE = {
  test: (value: string) => {
    const words = value.split(/\s+(?![^(]*\))/);
    return words.length <= 6 && words.every((word) => EDGE_WORD.test(word));
  },
};
const SIZE = whole(`${LENGTH}|auto|none`);

/** The properties that a mail may set, with the form of their values: nothing is fetched, laid over others, or hidden. */
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
/** The longest value: a list of fonts. */
const MAX_VALUE = 200;
/** The smallest font that can be read, by its unit; a number alone counts as of pixels. */
const SMALLEST: Readonly<Record<string, number>> = { '': 7, px: 7, pt: 5, em: 0.5, rem: 0.5, '%': 50 };
/** The lowest line that does not lie over the next one. */
const LOWEST: Readonly<Record<string, number>> = { '': 0.8, px: 8, pt: 6, em: 0.8, rem: 0.8, '%': 80 };
/** Colours of which little is seen. */
const CLEAR = /^transparent$|^(?:rgb|hsl)a\(.*[,/]\s*(?:0?\.[01]\d*|0|[0-9]%)\s*\)$/i;
/** How far apart two colours must be, of 765. */
const SEEN = 60;

const NAMED: Readonly<Record<string, Rgb>> = {
  white: [255, 255, 255],
  snow: [255, 250, 250],
  ivory: [255, 255, 240],
  whitesmoke: [245, 245, 245],
  black: [0, 0, 0],
  gray: [128, 128, 128],
  grey: [128, 128, 128],
  silver: [192, 192, 192],
  red: [255, 0, 0],
  green: [0, 128, 0],
  blue: [0, 0, 255],
  yellow: [255, 255, 0],
  navy: [0, 0, 128],
};

/** Whether an element is meant to be seen. */
export function isVisible({ style = '', hidden }: Attributes): boolean {
  const rules = declarationsOf(style);
  return hidden === undefined && rules.get('display') !== 'none' && rules.get('visibility') !== 'hidden';
}

/** The colours within an element. Of a colour that is not known, nothing is said. */
export function shadeOf(attributes: Attributes, around: Shade): Shade {
  const rules = declarationsOf(attributes.style ?? '');
  const stated = rules.get('color') ?? attributes.color ?? attributes.text;
  const color = rgbOf(stated) ?? around.color;
  const background = rgbOf(rules.get('background-color') ?? attributes.bgcolor) ?? around.background;
  const isCorrected = CLEAR.test(stated ?? '') || !isSeen(color, background);
  return { color: isCorrected ? contrasting(background) : color, background, isCorrected };
}

/** The style of an element that may stay. Text in the colour of what is behind it gets another one. */
export function styleOf({ style = '' }: Attributes, { color, isCorrected }: Shade): string {
  const kept = [...declarationsOf(style)].filter(
    ([name, value]) => isSafe(name, value) && !(isCorrected && name === 'color'),
  );
  const hex = color.map((part) => part.toString(16).padStart(2, '0')).join('');
  return [...kept, ...(isCorrected ? [['color', `#${hex}`]] : [])].map(([name, value]) => `${name}:${value}`).join(';');
}

/** The properties in lower case; of the background, only its colour. The last one counts. */
function declarationsOf(style: string): Map<string, string> {
  const rules = new Map<string, string>();
  if (style.length > MAX_STYLE) {
    return rules;
  }
  for (const declaration of style.replace(/\/\*[^*]*\*\//g, '').split(';')) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .replace(/!\s*important/i, '')
      .trim();
    if (colon > 0 && value !== '' && value.length <= MAX_VALUE) {
      rules.set(
        name === 'background' ? 'background-color' : name,
        /^[a-z]+$/i.test(value) ? value.toLowerCase() : value,
      );
    }
  }
  return rules;
}

function isSafe(name: string, value: string): boolean {
  if (!Object.hasOwn(PROPERTIES, name) || !PROPERTIES[name]?.test(value)) {
    return false;
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

function rgbOf(color: string | undefined): Rgb | null {
  const text = color?.trim().toLowerCase() ?? '';
  if (Object.hasOwn(NAMED, text)) {
    return NAMED[text] ?? null;
  }
  const [, short, long] = /^#?(?:([0-9a-f]{3})|([0-9a-f]{6}))$/.exec(text) ?? [];
  const hex = short ? [...short].map((digit) => digit + digit).join('') : long;
  if (hex) {
    return [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)) as unknown as Rgb;
  }
  const [, ...parts] = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(text) ?? [];
  return parts.length === 3 ? (parts.map((part) => Math.min(255, Number(part))) as unknown as Rgb) : null;
}
