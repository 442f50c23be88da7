import type { ReactNode } from 'react';
import { useHasCode } from '../lib/use-browser-value';
import { BusyButton } from './busy-button';

interface SubmitButtonProps {
  isSubmitting: boolean;
  children: ReactNode;
}

/** Submits a guest form, once the page's code has arrived. It is busy while the form is being sent. */
export function SubmitButton({ isSubmitting, children }: SubmitButtonProps) {
  const isReady = useHasCode();
  return (
    <BusyButton type="submit" isBusy={isSubmitting} disabled={!isReady} data-waiting={isReady ? undefined : ''}>
      {children}
    </BusyButton>
  );
}
