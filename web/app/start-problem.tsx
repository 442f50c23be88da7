import type { SessionProblem } from '../session/session';

interface StartProblemProps {
  problem: SessionProblem;
  onRetry: () => void;
}

/** Shown in place of 'Cargando...' when the server could not say whether somebody is signed in. */
export function StartProblem({ problem, onRetry }: StartProblemProps) {
  return (
    <main className="splash" role="alert">
      <p>{problem.message}</p>
      <button type="button" className="button" onClick={onRetry}>
        Reintentar
      </button>
    </main>
  );
}
