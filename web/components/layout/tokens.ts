import './layout.css';

/** A step of the spacing scale of tokens.css, or 2 px. */
export type Space = 0 | '2px' | 1 | 2 | 3 | 4 | 5 | 6 | 8;
type Margin = Space | 'auto';
/** `edge` is the space that dialogs and drawers leave at their sides; it is smaller on phones. */
type SidePad = Space | 'edge';
type Gap = Space | '6px';
/** One value for all four sides, or two, three or four values in the order of CSS. */
type Sides<T> = T | [T, T] | [T, T, T] | [T, T, T, T];

/** The properties that every part of layout takes beside the attributes of its element. */
export interface Tokens {
  /** The space between children, or the spaces between rows and between columns. */
  gap?: Gap | [row: Gap, column: Gap];
  pad?: Sides<Space>;
  padX?: SidePad;
  padY?: Space;
  padTop?: Space;
  padRight?: SidePad;
  padBottom?: Space;
  padLeft?: SidePad;
  margin?: Sides<Margin>;
  marginX?: Margin;
  marginY?: Margin;
  marginTop?: Margin;
  marginRight?: Margin;
  marginBottom?: Margin;
  marginLeft?: Margin;
  /** How the children of a list or card are laid out; `row` puts them beside each other. */
  flow?: 'stack' | 'row';
  align?: 'start' | 'center' | 'end' | 'baseline';
  /** The place of the children along a row. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** The place of children that are narrower than their stack. */
  items?: 'start' | 'center' | 'end';
  /** The element's own place across a row, or in the height of its cell. */
  alignSelf?: 'center';
  /** The element's own place in the width of its cell. */
  justifySelf?: 'start' | 'end';
  wrap?: boolean;
  /** Makes a row stand within a line of text. */
  inline?: boolean;
  block?: boolean;
  /** Makes a row run from top to bottom. */
  column?: boolean;
  /** Keeps a wide child from making the stack wider than its place. */
  bounded?: boolean;
  /** Puts the children in columns of the same width. On phones the children of a stack stand below each other. */
  columns?: 2 | 3;
  /** Makes the children of a stack keep their height when the stack is higher. */
  packed?: boolean;
  /** Puts the children of a stack in its middle. */
  middle?: boolean;
  /** Makes the element the container of children that are placed over it. */
  relative?: boolean;
  card?: boolean;
  fill?: 'surface' | 'raised' | 'sunken' | 'canvas' | 'neutral-soft' | 'primary-soft' | 'warning-soft' | 'danger-soft';
  bordered?: boolean | 'strong';
  line?: 'top' | 'bottom';
  /** Draws a line between children. */
  lines?: boolean;
  round?: 'sm' | 'md' | 'lg' | 'full';
  /** Cuts children at the rounded corners; `x` cuts only at the sides, and hints may reach out above and below. */
  clip?: boolean | 'x';
  /** Makes the element take the room that is left in a row. */
  grow?: boolean;
  /** Makes the element keep its width in a row. */
  fixed?: boolean;
  /** Lets the element become narrower than its longest word; `y` lets it become lower than its content. */
  shrinks?: boolean | 'y';
  /** Makes the element scroll when its content is higher than its place. */
  scrolls?: boolean;
  full?: boolean;
  /** The least height, in pixels. */
  minHeight?: 20 | 24 | 32 | 36 | 40 | 44 | 48 | 52 | 56 | 60;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl' | '3xl';
  weight?: 'regular' | 'medium' | 'strong';
  tone?: 'inherit' | 'text' | 'soft' | 'faint' | 'neutral' | 'primary' | 'success' | 'warning' | 'danger';
  /** Colours the icons right inside the element. */
  icons?: 'soft' | 'danger';
  leading?: 'tight';
  /** Gives all digits the same width. */
  numeric?: boolean;
  /** Breaks words that are longer than the line. */
  breaks?: boolean;
  nowrap?: boolean;
  /** Ends a text in «…» after this many lines. */
  clamp?: 2 | 3;
  centered?: boolean;
  /** Says when a link or button is underlined. */
  underline?: 'never' | 'hover' | 'always';
  /** Darkens the element while the pointer is over it, to show that it can be pressed. */
  hover?: boolean;
  /** Raises a card that can be pressed while the pointer is over it. */
  lifts?: boolean;
  /** Draws the focus ring inside the element, because the element fills its place. */
  focusInside?: boolean;
  /** Makes a link or button fill the nearest `relative` element. */
  stretched?: boolean;
  /** Says where the element is shown: not on paper, or by the width of the window (sm 600, md 960, lg 1280 px). */
  only?: 'screen' | 'from-sm' | 'below-md' | 'below-lg';
}

/** Tokens by which a button or another finished component takes its place among others. */
export type Place = Pick<
  Tokens,
  | 'alignSelf'
  | 'justifySelf'
  | 'grow'
  | 'fixed'
  | 'full'
  | 'margin'
  | 'marginX'
  | 'marginY'
  | 'marginTop'
  | 'marginRight'
  | 'marginBottom'
  | 'marginLeft'
  | 'only'
>;

type Value<Name extends keyof Tokens> = NonNullable<Tokens[Name]>;

const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** The value of each side, by the shorthand rules of CSS. */
function perSide(name: 'pad' | 'margin', value: Sides<Margin>): string[] {
  const [top, right = top, bottom = top, left = right] = Array.isArray(value) ? value : [value];
  return [top, right, bottom, left].map((space, side) => `${name}${SIDES[side]}-${space}`);
}

const own = (value: string | number | boolean, name: string) => [value === true ? name : `${name}-${value}`];

/** The classes of layout.css by token. */
const toClasses: { [Name in keyof Required<Tokens>]: (value: Value<Name>, name: string) => string[] } = {
  gap: (value) => {
    const [row, column = row] = Array.isArray(value) ? value : [value];
    return [`rowGap-${row}`, `columnGap-${column}`];
  },
  pad: (value) => perSide('pad', value),
  padX: (value) => [`padLeft-${value}`, `padRight-${value}`],
  padY: (value) => [`padTop-${value}`, `padBottom-${value}`],
  padTop: own,
  padRight: own,
  padBottom: own,
  padLeft: own,
  margin: (value) => perSide('margin', value),
  marginX: (value) => [`marginLeft-${value}`, `marginRight-${value}`],
  marginY: (value) => [`marginTop-${value}`, `marginBottom-${value}`],
  marginTop: own,
  marginRight: own,
  marginBottom: own,
  marginLeft: own,
  flow: (value) => [value],
  align: own,
  justify: own,
  items: own,
  alignSelf: own,
  justifySelf: own,
  wrap: own,
  inline: own,
  block: own,
  column: own,
  bounded: own,
  columns: own,
  packed: own,
  middle: own,
  relative: own,
  card: own,
  fill: own,
  bordered: own,
  line: own,
  lines: own,
  round: own,
  clip: own,
  grow: own,
  fixed: own,
  shrinks: own,
  scrolls: own,
  full: own,
  minHeight: own,
  size: own,
  weight: own,
  tone: own,
  icons: own,
  leading: own,
  numeric: own,
  breaks: own,
  nowrap: own,
  clamp: own,
  centered: own,
  underline: own,
  hover: own,
  lifts: own,
  focusInside: own,
  stretched: own,
  only: own,
};

const isToken = (name: string): name is keyof Tokens => name in toClasses;

/**
 * Splits the properties of an element into tokens, which become classes, and attributes.
 *
 * @param base the classes that the element always has; empty for none
 */
export function withTokens<Props extends { className?: string }>(
  base: string | undefined,
  { className, ...props }: Props,
) {
  const classes = [base];
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (!isToken(name)) attributes[name] = value;
    else if (value !== undefined && value !== false)
      classes.push(...toClasses[name](value as never, name).map((token) => `l-${token}`));
  }
  if (className) classes.push(className);
  return { ...attributes, className: classes.filter(Boolean).join(' ') || undefined } as Omit<Props, keyof Tokens>;
}
