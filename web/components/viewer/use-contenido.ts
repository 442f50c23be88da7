import { useEffect, useState } from 'react';
import type { Http } from '../../api/http';
import { useServices } from '../../store/hooks';

interface State {
  content?: Blob;
  error?: unknown;
}

/** The bytes of a file, which one or several places show. */
interface Shared {
  bytes: Promise<Blob>;
  leaving: AbortController;
  places: number;
}

const sharedOf = new WeakMap<Http, Map<string, Shared>>();

/**
 * The bytes of a file, fetched with the session's token: a frame or an image would not send it. Two places that show
 * the same file share one request. It is aborted when no place shows the file any more. Null fetches nothing.
 */
export function useContenido(url: string | null) {
  const { http } = useServices();
  const [state, setState] = useState<State>({});
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new attempt fetches again
  useEffect(() => {
    setState({});
    if (!url) return;
    let isGone = false;
    const { bytes, leave } = share(http, url);
    bytes.then((content) => isGone || setState({ content })).catch((error: unknown) => isGone || setState({ error }));
    return () => {
      isGone = true;
      leave();
    };
  }, [http, url, attempt]);

  return { ...state, retry: () => setAttempt(attempt + 1) };
}

function share(http: Http, url: string): { bytes: Promise<Blob>; leave: () => void } {
  const all = sharedOf.get(http) ?? new Map<string, Shared>();
  sharedOf.set(http, all);
  const shared = all.get(url) ?? fetchBytes(http, url);
  all.set(url, shared);
  shared.places += 1;
  const forget = () => all.get(url) === shared && all.delete(url);
  // A failed request is forgotten, so that another attempt makes a new request.
  shared.bytes.catch(forget);
  const leave = () => {
    shared.places -= 1;
    if (shared.places > 0) return;
    forget();
    shared.leaving.abort();
  };
  return { bytes: shared.bytes, leave };
}

function fetchBytes(http: Http, url: string): Shared {
  const leaving = new AbortController();
  const bytes = http
    .request<Blob>({ url, answer: 'blob', signal: leaving.signal, options: { skipErrorNotification: true } })
    .then(({ data }) => data);
  return { bytes, leaving, places: 0 };
}
