/** A line, an area or a row of columns, with a value for each label. */
export interface ChartSerie {
  name: string;
  /** The values; null where nothing was measured, which interrupts a line. */
  values: readonly (number | null)[];
  /** The way in which the series is drawn; a line by default. */
  kind?: 'line' | 'area' | 'column';
  /** `danger` for what is late; red has no other meaning. */
  tone?: 'danger';
  /** For each label, the address of the list of things that the value counts. */
  links?: readonly (string | undefined)[];
}

/** The data of a chart. Its table, its legend and its files come from them too. */
export interface ChartData {
  /** The kind of labels: «Día», «Estado». It heads the first column of the table. */
  heading: string;
  /** The labels in full: «lunes 23/11». */
  labels: readonly string[];
  /** Shorter labels for the axis: «lun». */
  ticks?: readonly string[];
  series: readonly ChartSerie[];
  /** For each label, `danger` if it counts what is late. For charts of parts. */
  tones?: readonly ('danger' | undefined)[];
  /** For each label, the address of the list of things that all its figures count. */
  links?: readonly (string | undefined)[];
}

/** How many series or parts have a colour of their own. Further series repeat the colours with other patterns. */
export const tonesOfCharts = 6;

/** The colour of the series or part at a place: a token with a value in all themes, light and dark. */
export const chartColor = (place: number, tone?: ChartSerie['tone']): string =>
  tone ? `var(--color-${tone})` : `var(--color-chart-${(place % tonesOfCharts) + 1})`;

const dashes = [undefined, '7 4', '2 3', '10 3 2 3', '4 2', '1 4'];

/** The dashes of the line at a place, which distinguish it from other lines without colour. */
export const chartDash = (place: number): string | undefined =>
  dashes[(place + Math.floor(place / tonesOfCharts)) % dashes.length];

export const isEmptyChart = ({ labels, series }: ChartData): boolean =>
  labels.length === 0 || series.every(({ values }) => values.every((value) => !value));

/** The table behind a chart, its headings first, for a CSV file that spreadsheets in Spanish open. */
export function rowsOf({ heading, labels, series }: ChartData): string[][] {
  const cell = (value: number | null | undefined) => (value == null ? '' : String(value).replace('.', ','));
  return [
    [heading, ...series.map(({ name }) => name)],
    ...labels.map((label, row) => [label, ...series.map(({ values }) => cell(values[row]))]),
  ];
}
