import { useState } from 'react';
import { apiMessage } from '../../../api/api-message';
import type { VerificarDto } from '../../../api/generated/verificacion';
import { useVerificacionVerifyMutation } from './verificacion-api';

/** Sends the proof of the person's identity. A refusal becomes `error`, for the form to show. */
export function useEnviarPrueba(onVerified: () => void) {
  const [verificar] = useVerificacionVerifyMutation();
  const [error, setError] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);

  /** @param prepare the body to send, or a function that gets it */
  const send = async (prepare: VerificarDto | (() => Promise<VerificarDto>)) => {
    if (isSending) return;
    setError(null);
    setIsSending(true);
    try {
      const verificarDto = typeof prepare === 'function' ? await prepare() : prepare;
      await verificar({ verificarDto }).unwrap();
      onVerified();
    } catch (refusal) {
      setError(apiMessage(refusal));
      setIsSending(false);
    }
  };

  return { send, error, isSending, setError };
}
