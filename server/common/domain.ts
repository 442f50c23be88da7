/**
 * What the product's central lists take from a domain. It is plain data that the browser's tests read too: a descriptor
 * imports neither entities nor anything that asks for a permission.
 */
export interface Domain {
  /** Which roles may do what. */
  permissions?: Readonly<Record<string, readonly number[]>>;
}

/**
 * What several domains say of one thing, as one.
 * @throws Error when two of them use the same name
 */
export function merge<T>(parts: readonly (Readonly<Record<string, T>> | undefined)[]): Record<string, T> {
  const merged: Record<string, T> = {};
  for (const [name, value] of parts.flatMap((part) => Object.entries(part ?? {}))) {
    if (name in merged) {
      throw new Error(`Two domains describe ${name}.`);
    }
    merged[name] = value;
  }
  return merged;
}
