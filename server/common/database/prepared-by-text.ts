/** A method `query` of a pg client. */
type Query = (this: unknown, text: unknown, values?: unknown, ...rest: unknown[]) => unknown;

/**
 * A method `query` that prepares each statement with values, so that PostgreSQL plans it once per connection: with the
 * policies of the tables, planning takes longer than running. Each plan takes memory for as long as its connection lives.
 * @param names the names that it gave, by their texts: one connection must not meet a name with two texts
 * @param prefix what the names begin with
 */
export function preparedByText(query: Query, names: Map<string, string>, prefix: string): Query {
  return function prepared(text, values, ...rest) {
    // Without values, a text may have several statements, which cannot be prepared.
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) {
      return Reflect.apply(query, this, [text, values, ...rest]);
    }
    const name = names.get(text) ?? `${prefix} ${names.size}`;
    names.set(text, name);
    return Reflect.apply(query, this, [{ name, text, values }, ...rest]);
  };
}
