import type { Layout } from '../../../../session/session';
import styles from './layout-drawing.module.css';

/** `nav` is the dark navigation, `deep` the theme's own colour, `bar` a surface, `ink` the marks on a dark part. */
type Tone = 'nav' | 'deep' | 'bar' | 'line' | 'ink' | 'accent';

type Part = readonly [tone: Tone, x: number, y: number, width: number, height: number];

/** The size of a drawing, in units of its `viewBox`. */
const width = 72;
const height = 48;

const column = (tone: Tone, x: number, wide: number, ...ys: number[]): Part[] =>
  ys.map((y) => [tone, x, y, wide, 3] as const);
const row = (tone: Tone, y: number, ...xs: number[]): Part[] => xs.map((x) => [tone, x, y, 7, 2.5] as const);
const page = (x: number, y: number, wide: number): Part[] => [
  ['line', x, y, wide * 0.5, 3],
  ['line', x, y + 8, wide, 3],
  ['line', x, y + 14, wide, 3],
  ['line', x, y + 20, wide * 0.7, 3],
];

/** A navigation of this width at the left, with a bar and a page beside it. */
const beside = (tone: Tone, wide: number, ...inside: Part[]): Part[] => [
  [tone, 0, 0, wide, height],
  ['bar', wide, 0, width - wide, 8],
  ...page(wide + 6, 15, width - wide - 12),
  ...inside,
];

const parts: Readonly<Record<Layout, readonly Part[]>> = {
  empty: page(8, 10, 56),
  centered: [
    ['bar', 8, 0, 56, height],
    ...row('accent', 4, 13),
    ...row('line', 4, 24, 34, 44),
    ['line', 8, 10, 56, 0.75],
    ...page(14, 17, 44),
  ],
  enterprise: [
    ['nav', 0, 0, width, 9],
    ...row('ink', 3, 8),
    ['bar', 0, 9, width, 8],
    ...row('accent', 12, 8),
    ...row('line', 12, 19, 30),
    ...page(8, 23, 56),
  ],
  material: [
    ['deep', 0, 0, width, 22],
    ['bar', 8, 8, 56, 40],
    ...row('accent', 12, 13),
    ...row('line', 12, 24, 34),
    ...page(14, 21, 44),
  ],
  modern: [['bar', 0, 0, width, 10], ...row('accent', 4, 6), ...row('line', 4, 17, 28, 39), ...page(8, 17, 56)],
  classic: beside('nav', 20, ['accent', 4, 4, 6, 3], ...column('ink', 4, 12, 13, 19, 25)),
  classy: beside('nav', 20, ['accent', 6, 5, 8, 8], ...column('ink', 4, 12, 19, 25, 31)),
  compact: beside('nav', 13, ['accent', 3, 4, 7, 6], ...[14, 24, 34].map((y): Part => ['ink', 3, y, 7, 6])),
  dense: beside('nav', 8, ['accent', 2, 4, 4, 4], ...[13, 20, 27].map((y): Part => ['ink', 2, y, 4, 4])),
  futuristic: beside('deep', 20, ...column('ink', 4, 12, 5, 11, 17), ['ink', 4, 38, 6, 6], ['ink', 12, 40, 5, 2]),
  thin: beside('bar', 8, ['accent', 2, 4, 4, 4], ...[13, 20, 27].map((y): Part => ['line', 2, y, 4, 4])),
};

/** A small drawing of a layout, in the colours of the current theme and scheme. */
export function LayoutDrawing({ layout }: { layout: Layout }) {
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {parts[layout].map(([tone, x, y, wide, high]) => (
        <rect
          key={`${x} ${y}`}
          className={styles[tone]}
          x={x}
          y={y}
          width={wide}
          height={high}
          rx={high < 10 && wide < 50 ? 1 : 0}
        />
      ))}
    </svg>
  );
}
