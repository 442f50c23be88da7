import { Button } from '../button';

interface SaveButtonProps {
  isSubmitting: boolean;
  /** There is nothing to save now. Unlike a disabled button, it keeps the focus. */
  isOff: boolean;
}

/** Saves a form that stays open. */
export function SaveButton({ isSubmitting, isOff }: SaveButtonProps) {
  return (
    <Button type="submit" variant="contained" loading={isSubmitting} aria-disabled={isOff}>
      Guardar
    </Button>
  );
}
