import type { ReactNode } from 'react';

interface SubmitButtonProps {
  isSubmitting: boolean;
  children: ReactNode;
}

/** Sends a guest form once: while waiting it turns and is off. */
export function SubmitButton({ isSubmitting, children }: SubmitButtonProps) {
  return (
    <button type="submit" className="button button-primary" disabled={isSubmitting} aria-busy={isSubmitting}>
      {isSubmitting && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}
