/** Only those of `fields` that differ from the row as it is; what was not sent (undefined) stays. */
export function changesOf<Row extends object>(row: Row, fields: Partial<Row>): Partial<Row> {
  const entries = Object.entries(fields).filter(
    ([key, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(row[key as keyof Row]),
  );
  return Object.fromEntries(entries) as Partial<Row>;
}
