import type { MouseEvent } from 'react';
import { Button } from '../button';

interface SaveButtonProps {
  isSubmitting: boolean;
  /** There is nothing to save, or not now. It keeps the focus all the same, which a disabled one would lose. */
  isOff: boolean;
}

/** Saves a form that stays. */
export function SaveButton({ isSubmitting, isOff }: SaveButtonProps) {
  return (
    <Button
      type="submit"
      variant="contained"
      loading={isSubmitting}
      aria-disabled={isOff}
      onClick={isOff ? doNothing : undefined}
    >
      Guardar
    </Button>
  );
}

/** Nor sends its form. */
const doNothing = (event: MouseEvent) => event.preventDefault();
