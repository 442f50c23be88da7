import { useCallback, useEffect, useState } from 'react';
import type { HttpError } from '../../../../api/http-error';
import { useServices } from '../../../../store/hooks';

/** The invitation that a link names. */
export interface Invitacion {
  id: string;
  /** The cuenta's name. */
  cuenta: string;
  rolId: number;
  rol: string;
  email: string;
  expiraEn: string;
  estado: 'pendiente' | 'aceptada' | 'vencida' | 'revocada';
  /** The name of the person who invites. */
  invitadaPor: string;
  /** Whether the address already has a user. */
  tieneUsuario: boolean;
}

type Lookup =
  | { state: 'loading' }
  | { state: 'ready'; invitacion: Invitacion }
  | { state: 'unknown' }
  | { state: 'failed'; message: string };

/** Fetches the invitation of a link. It uses the plain client, because the person may have no session. */
export function useInvitacion(token: string): Lookup & { refresh: () => void } {
  const { http } = useServices();
  const [lookup, setLookup] = useState<Lookup>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const refresh = useCallback(() => setAttempt((n) => n + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    const leaving = new AbortController();
    http
      .request<Invitacion>({
        url: '/api/invitaciones/info',
        method: 'POST',
        body: { token },
        signal: leaving.signal,
        options: { skipInterceptor: true, skipErrorNotification: true },
      })
      .then(({ data }) => setLookup({ state: 'ready', invitacion: data }))
      .catch((error: HttpError) => {
        if (!leaving.signal.aborted) setLookup(failure(error));
      });
    return () => leaving.abort();
  }, [http, token, attempt]);

  return { ...lookup, refresh };
}

/** 404 and 400 mean a wrong link: an unknown token, or one that was cut off. */
function failure({ status, message }: HttpError): Lookup {
  return status === 404 || status === 400 ? { state: 'unknown' } : { state: 'failed', message };
}
