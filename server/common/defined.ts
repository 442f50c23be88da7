/** The fields that have a value, so that spreading them keeps the other fields. Null is a value. */
export function defined<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}
