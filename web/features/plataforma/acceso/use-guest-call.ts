import { useState } from 'react';
import { apiFieldErrors } from '../../../api/api-message';
import type { SessionProblem } from '../../../session/session';
import { problemOf } from '../../../session/session-problem';
import { useServices } from '../../../store/hooks';

/** A call from a guest page, with its state and the problem of the last try. */
export function useGuestCall<Body extends object>(url: string) {
  const { http } = useServices();
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<SessionProblem | null>(null);
  const [sent, setSent] = useState<Body | null>(null);
  const refusals = apiFieldErrors(problem);

  return {
    isSending,
    problem,
    /** The problem to show over the form. Null if these fields already show it. */
    problemBeside: (...fields: (keyof Body & string)[]) =>
      refusals.length > 0 && refusals.every(({ campo }) => fields.some((field) => field === campo)) ? null : problem,
    /** @returns whether the server accepted the request */
    async send(body: Body): Promise<boolean> {
      setIsSending(true);
      setProblem(null);
      setSent(body);
      try {
        const options = { skipInterceptor: true, skipErrorNotification: true };
        await http.request<true>({ url, method: 'POST', body, options });
        return true;
      } catch (error) {
        setProblem(problemOf(error));
        return false;
      } finally {
        setIsSending(false);
      }
    },
    /** The server's message for this value of a field. Null for a value that was not sent. */
    refused(campo: keyof Body & string, value: string): string | null {
      if (!sent || sent[campo] !== value) return null;
      return refusals.find((error) => error.campo === campo)?.mensaje ?? null;
    },
  };
}
