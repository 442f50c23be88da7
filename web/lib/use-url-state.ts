import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { UrlCodec } from './url-codecs';

/** The parameters of an address by their names. */
// biome-ignore lint/suspicious/noExplicitAny: each codec has a type of its own
export type UrlSchema = Record<string, UrlCodec<any>>;

export type UrlState<Schema extends UrlSchema> = { [Name in keyof Schema]: Schema[Name]['initial'] };

interface ChangeOptions {
  /** In place of the present address, so that the back button does not repeat each step of the typing. */
  replace?: boolean;
}

export type ChangeUrl<Schema extends UrlSchema> = (changes: Partial<UrlState<Schema>>, options?: ChangeOptions) => void;

/**
 * Filters, order, page and the like, out of the address and into it.
 * Another filter begins at its first page, where the schema has a `pagina`.
 */
export function useUrlState<Schema extends UrlSchema>(schema: Schema): [UrlState<Schema>, ChangeUrl<Schema>] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readUrl(schema, params), [schema, params]);
  // Two changes at once build on each other: the router's own update starts both from the address on the screen.
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  const change = useCallback<ChangeUrl<Schema>>(
    (changes, { replace = false } = {}) => {
      latest.current = { ...latest.current, ...(schema.pagina && { pagina: schema.pagina.initial }), ...changes };
      // Only another page starts at its top again.
      setParams(searchOf(schema, latest.current), { replace, preventScrollReset: changes.pagina === undefined });
    },
    [schema, setParams],
  );
  return [state, change];
}

/** What an address says; what means nothing in it is left out. */
export function readUrl<Schema extends UrlSchema>(schema: Schema, params: URLSearchParams): UrlState<Schema> {
  const entries = Object.entries(schema).map(([name, { initial, read }]) => {
    const typed = params.get(name);
    return [name, (typed === null ? undefined : read(typed)) ?? initial];
  });
  return Object.fromEntries(entries);
}

/** The search of an address, as short as it can be: with its `?`, or empty. */
export function searchOf<Schema extends UrlSchema>(schema: Schema, state: UrlState<Schema>): string {
  const params = new URLSearchParams();
  for (const [name, { initial, write = String }] of Object.entries(schema)) {
    const [value, usual] = [state[name], initial].map((one) => (one === null ? '' : write(one)));
    if (value && value !== usual) params.set(name, value);
  }
  return params.size > 0 ? `?${params}` : '';
}
