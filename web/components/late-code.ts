import type { ComponentType } from 'react';
import { isCodeKept } from '../lib/kept-code';

/** No code was fetched because there is no network, so that it can be tried again. */
export class NoNetwork extends Error {}

/**
 * Fetches a component's code once. Without network it does not try, unless the browser has all code in its cache. The
 * reason: a browser remembers that a module could not be fetched, and tries again only after a reload.
 */
export function lateCode<Props>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const fetchOnce = async () => {
    if (!loaded && navigator.onLine === false && !isCodeKept()) throw new NoNetwork();
    loaded ??= await load();
    return loaded;
  };
  /** Resolves also after a failure: the component's place tries again, and tells the failure. */
  const preload = () =>
    fetchOnce().then(
      () => undefined,
      () => undefined,
    );
  return { loaded: () => loaded, fetchOnce, preload };
}
