/** One line, area or row of columns, with a value for each label. */
export interface ChartSerie {
  name: string;
  /** Null where nothing was measured: a line is interrupted there. */
  values: readonly (number | null)[];
  /** Lines without it. */
  kind?: 'line' | 'area' | 'column';
  /** For each label, the address of the list that the value counts. */
  links?: readonly (string | undefined)[];
}

/** What a chart shows. Its table, its legend and its files come from it too. */
export interface ChartData {
  /** What the labels are: «Día», «Estado». It heads the first column of the table. */
  heading: string;
  /** As people read them: «lunes 23/11». */
  labels: readonly string[];
  /** Shorter labels for the axis: «lun». */
  ticks?: readonly string[];
  series: readonly ChartSerie[];
  /** For each label, the address of the list that all its figures count. */
  links?: readonly (string | undefined)[];
}

/** How many series or parts have a colour of their own; further ones have it with another pattern. */
export const tonesOfCharts = 6;

/** The colour of the serie or part at a place: a token that holds in all themes, light and dark. */
export const chartColor = (place: number): string => `var(--color-chart-${(place % tonesOfCharts) + 1})`;

const dashes = [undefined, '7 4', '2 3', '10 3 2 3', '4 2', '1 4'];

/** The dashes of the line at a place, which tell it from the others without colour. */
export const chartDash = (place: number): string | undefined =>
  dashes[(place + Math.floor(place / tonesOfCharts)) % dashes.length];

/** Whether there is nothing to draw. */
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
