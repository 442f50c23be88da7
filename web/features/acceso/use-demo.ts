import { useEffect, useState } from 'react';
import { useServices } from '../../app/hooks';

interface Demo {
  email: string;
  password: string;
}

/** The demonstration's credentials, when this server offers one. */
export function useDemo(): Demo | null {
  const { http } = useServices();
  const [demo, setDemo] = useState<Demo | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    http
      .request<{ demo: Demo | null }>({
        url: '/api/auth/opciones',
        signal: leaving.signal,
        options: { skipInterceptor: true, skipErrorNotification: true },
      })
      .then(({ data }) => setDemo(data.demo))
      // Without an answer there is no button, and signing in works as ever.
      .catch(() => setDemo(null));
    return () => leaving.abort();
  }, [http]);

  return demo;
}
