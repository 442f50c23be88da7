/** The `fields` that differ from the row. Undefined fields, which were not sent, are left out. */
export function changesOf<Row extends object>(row: Row, fields: Partial<Row>): Partial<Row> {
  const entries = Object.entries(fields).filter(
    ([key, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(row[key as keyof Row]),
  );
  return Object.fromEntries(entries) as Partial<Row>;
}
