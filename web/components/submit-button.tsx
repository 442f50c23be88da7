import type { ReactNode } from 'react';
import { BusyButton } from './busy-button';

interface SubmitButtonProps {
  isSubmitting: boolean;
  children: ReactNode;
}

/** Submits a guest form. It is busy while the form is being sent. */
export function SubmitButton({ isSubmitting, children }: SubmitButtonProps) {
  return (
    <BusyButton type="submit" isBusy={isSubmitting}>
      {children}
    </BusyButton>
  );
}
