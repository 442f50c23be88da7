import { useCallback, useEffect, useState } from 'react';
import type { HttpError } from '../../../api/http-error';
import type { PaisDeCuenta } from '../../../lib/paises';
import { useServices } from '../../../store/hooks';

export interface Cuenta {
  cuentaId: string;
  nombre: string;
  pais: PaisDeCuenta;
  rolId: number;
  rol: string;
  logo: string | null;
}

type Cuentas =
  | { state: 'loading' }
  | { state: 'ready'; cuentas: Cuenta[] }
  | { state: 'failed'; message: string; retry: () => void };

/** The person's cuentas. It uses the plain client: the page that chooses one shows before RTK Query is loaded. */
export function useCuentas(): Cuentas {
  const { http } = useServices();
  const [result, setResult] = useState<Cuentas>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((n) => n + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new attempt fetches again
  useEffect(() => {
    const leaving = new AbortController();
    setResult({ state: 'loading' });
    http
      .request<Cuenta[]>({
        url: '/api/cuentas',
        signal: leaving.signal,
        options: { skipErrorNotification: true },
      })
      .then(({ data }) => setResult({ state: 'ready', cuentas: data }))
      .catch((error: HttpError) => {
        if (!error.isSilent) setResult({ state: 'failed', message: error.message, retry });
      });
    return () => leaving.abort();
  }, [http, retry, attempt]);

  return result;
}
