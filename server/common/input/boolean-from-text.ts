/**
 * For `@Transform`: the booleans of a query or of the environment, which come as text. Other values are returned
 * unchanged.
 */
export function booleanFromText({ value }: { value: unknown }): unknown {
  return value === 'true' ? true : value === 'false' ? false : value;
}
