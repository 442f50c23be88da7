import { useEffect, useState } from 'react';
import type { ProveedorDto } from '../../api/generated/acceso';
import { useServices } from '../../store/hooks';

/** What this server offers to who is not signed in. */
interface Opciones {
  /** The demonstration's credentials. */
  demo?: { email: string; password: string } | null;
  proveedor?: ProveedorDto | null;
  /** Whether anybody may sign up. */
  registro?: boolean;
}

const none: Opciones = {};

/** What the server offers; nothing until it has said so, nor when it does not: signing in works as ever. */
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
