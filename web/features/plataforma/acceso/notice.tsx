import type { ReactNode } from 'react';
import type { SessionProblem } from '../../../session/session';

/** A problem of the form. Screen readers read it at once. */
export function Problem({ problem }: { problem: SessionProblem | null }) {
  return (
    problem && (
      <div className="notice shake" role="alert">
        {problem.message}
      </div>
    )
  );
}

/** A message of success. */
export function Done({ children }: { children: ReactNode }) {
  return (
    <div className="notice notice-done" role="status">
      {children}
    </div>
  );
}

/** A note to read before filling in the form. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <div className="notice notice-note" role="status">
      {children}
    </div>
  );
}
