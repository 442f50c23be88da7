import type { ReactNode } from 'react';
import type { SessionProblem } from '../../session/session';

/** What was wrong with the form, told at once to who cannot see it. */
export function Problem({ problem }: { problem: SessionProblem | null }) {
  return (
    problem && (
      <div className="notice shake" role="alert">
        {problem.message}
      </div>
    )
  );
}

/** What went well. */
export function Done({ children }: { children: ReactNode }) {
  return (
    <div className="notice notice-done" role="status">
      {children}
    </div>
  );
}
