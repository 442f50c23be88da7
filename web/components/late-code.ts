import type { ComponentType } from 'react';
import { isCodeKept } from '../lib/kept-code';

/** Nothing was fetched, so that it can be tried again. */
export class NoNetwork extends Error {}

/**
 * Fetches a component's code once. Without network it does not try, unless the browser has all code in its cache: a
 * browser remembers that a module could not be fetched, and only a reload of the page makes it try again.
 */
export function lateCode<Props>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const fetchOnce = async () => {
    if (!loaded && navigator.onLine === false && !isCodeKept()) throw new NoNetwork();
    loaded ??= await load();
    return loaded;
  };
  /** Resolves also when it fails: what shows the component tries again, and says so. */
  const preload = () =>
    fetchOnce().then(
      () => undefined,
      () => undefined,
    );
  return { loaded: () => loaded, fetchOnce, preload };
}
