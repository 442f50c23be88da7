import type { ReactNode } from 'react';

interface SubmitButtonProps {
  isSubmitting: boolean;
  children: ReactNode;
}

/** Submits a guest form. While the form is being sent, it shows a spinner and is disabled. */
export function SubmitButton({ isSubmitting, children }: SubmitButtonProps) {
  return (
    <button type="submit" className="button button-primary" disabled={isSubmitting} aria-busy={isSubmitting}>
      {isSubmitting && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}
