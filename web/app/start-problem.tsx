import { useEffect } from 'react';
import type { SessionProblem } from '../session/session';

interface StartProblemProps {
  problem: SessionProblem;
  onRetry: () => void;
}

const RETRY_MS = 10_000;

/** Shown in place of 'Cargando...' when the server could not say whether somebody is signed in. It tries again. */
export function StartProblem({ problem, onRetry }: StartProblemProps) {
  useEffect(() => {
    const timer = setInterval(onRetry, RETRY_MS);
    window.addEventListener('online', onRetry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', onRetry);
    };
  }, [onRetry]);

  return (
    <main className="splash" role="alert">
      <p>{problem.message}</p>
      <button type="button" className="button" onClick={onRetry}>
        Reintentar
      </button>
    </main>
  );
}
