import { useState } from 'react';
import { apiFieldErrors } from '../../api/api-message';
import type { SessionProblem } from '../../session/session';
import { problemOf } from '../../session/session-problem';
import { useServices } from '../../store/hooks';

/** One call of a page before the session: what is under way, and what was wrong with the last try. */
export function useGuestCall<Body extends object>(url: string) {
  const { http } = useServices();
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<SessionProblem | null>(null);
  const [sent, setSent] = useState<Body | null>(null);
  const refusals = apiFieldErrors(problem);

  return {
    isSending,
    problem,
    /** What to say over the form: nothing when it stands under these fields. */
    problemBeside: (...fields: (keyof Body & string)[]) =>
      refusals.length > 0 && refusals.every(({ campo }) => fields.some((field) => field === campo)) ? null : problem,
    /** @returns whether the server took it */
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
    /** What the server said of this very value; another one it has not seen. */
    refused(campo: keyof Body & string, value: string): string | null {
      if (!sent || sent[campo] !== value) return null;
      return refusals.find((error) => error.campo === campo)?.mensaje ?? null;
    },
  };
}
