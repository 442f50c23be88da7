import { useEffect, useState } from 'react';
import type { ProveedorDto } from '../../../../api/generated/acceso';
import { useServices } from '../../../../store/hooks';

/** The options that this server offers to guests. */
interface Opciones {
  /** The credentials of the demonstration. */
  demo?: { email: string; password: string } | null;
  proveedor?: ProveedorDto | null;
  /** Whether anybody may sign up. */
  registro?: boolean;
}

const none: Opciones = {};

/**
 * The options that the server offers to guests. They are empty until it answers, and also if the request fails, so that
 * signing in still works.
 */
export function useOpciones(): Opciones {
  const { http } = useServices();
  const [opciones, setOpciones] = useState(none);

  useEffect(() => {
    const leaving = new AbortController();
    http
      .request<Opciones>({
        url: '/api/auth/opciones',
        signal: leaving.signal,
        options: { skipInterceptor: true, skipErrorNotification: true },
      })
      .then(({ data }) => setOpciones(data))
      .catch(() => undefined);
    return () => leaving.abort();
  }, [http]);

  return opciones;
}
