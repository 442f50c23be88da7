import { useEffect, useState } from 'react';
import { useServices } from '../../store/hooks';

interface State {
  content?: Blob;
  error?: unknown;
}

/**
 * The bytes of a file. They are fetched with the session's token, which a frame or an image would not send. The
 * request is aborted when they are no longer shown. Null fetches nothing.
 */
export function useContenido(url: string | null) {
  const { http } = useServices();
  const [state, setState] = useState<State>({});
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new attempt fetches again
  useEffect(() => {
    setState({});
    if (!url) return;
    const leaving = new AbortController();
    http
      .request<Blob>({
        url,
        answer: 'blob',
        signal: leaving.signal,
        options: { skipErrorNotification: true },
      })
      .then(({ data }) => setState({ content: data }))
      .catch((error: unknown) => leaving.signal.aborted || setState({ error }));
    return () => leaving.abort();
  }, [http, url, attempt]);

  return { ...state, retry: () => setAttempt(attempt + 1) };
}
