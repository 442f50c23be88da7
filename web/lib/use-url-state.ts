import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { UrlCodec } from './url-codecs';

/** The parameters of an address by their names. */
// biome-ignore lint/suspicious/noExplicitAny: each codec has a type of its own
export type UrlSchema = Record<string, UrlCodec<any>>;

export type UrlState<Schema extends UrlSchema> = { [Name in keyof Schema]: Schema[Name]['initial'] };

interface ChangeOptions {
  /** Replaces the present address, so that the back button does not repeat each step of the typing. */
  replace?: boolean;
}

export type ChangeUrl<Schema extends UrlSchema> = (changes: Partial<UrlState<Schema>>, options?: ChangeOptions) => void;

/**
 * Reads filters, order, page and other parameters from the address, and writes them to it. A change of another
 * parameter resets `pagina`, if the schema has one.
 */
export function useUrlState<Schema extends UrlSchema>(schema: Schema): [UrlState<Schema>, ChangeUrl<Schema>] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readUrl(schema, params), [schema, params]);
  // Two changes at once build on each other. The router would base both on the shown address.
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  const change = useCallback<ChangeUrl<Schema>>(
    (changes, { replace = false } = {}) => {
      latest.current = { ...latest.current, ...(schema.pagina && { pagina: schema.pagina.initial }), ...changes };
      // Only a change of `pagina` scrolls to the top.
      setParams(searchOf(schema, latest.current), { replace, preventScrollReset: changes.pagina === undefined });
    },
    [schema, setParams],
  );
  return [state, change];
}

/** Reads an address. A missing or invalid value gets the initial value. */
export function readUrl<Schema extends UrlSchema>(schema: Schema, params: URLSearchParams): UrlState<Schema> {
  const entries = Object.entries(schema).map(([name, { initial, read }]) => {
    const typed = params.get(name);
    return [name, (typed === null ? undefined : read(typed)) ?? initial];
  });
  return Object.fromEntries(entries);
}

/** The query of an address with its `?`, without initial values. Empty when all values are initial. */
export function searchOf<Schema extends UrlSchema>(schema: Schema, state: UrlState<Schema>): string {
  const params = new URLSearchParams();
  for (const [name, { initial, write = String }] of Object.entries(schema)) {
    const [value, usual] = [state[name], initial].map((one) => (one === null ? '' : write(one)));
    if (value && value !== usual) params.set(name, value);
  }
  return params.size > 0 ? `?${params}` : '';
}
