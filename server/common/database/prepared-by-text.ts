/** A method `query` of a pg client. */
type Query = (this: unknown, text: unknown, values?: unknown, ...rest: unknown[]) => unknown;

/**
 * A method `query` that prepares each statement with values. So PostgreSQL plans it once per connection. With the
 * policies of the tables, planning takes longer than running. Each plan takes memory as long as its connection lives.
 * @param names the given names, by the texts of statements; a connection must not get two texts with one name
 * @param prefix the beginning of each name
 */
export function preparedByText(query: Query, names: Map<string, string>, prefix: string): Query {
  return function prepared(text, values, ...rest) {
    // A text without values may have several statements, which cannot be prepared.
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) {
      return Reflect.apply(query, this, [text, values, ...rest]);
    }
    const name = names.get(text) ?? `${prefix} ${names.size}`;
    names.set(text, name);
    return Reflect.apply(query, this, [{ name, text, values }, ...rest]);
  };
}
