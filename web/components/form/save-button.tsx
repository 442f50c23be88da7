import { Button, type ButtonProps } from '../button';

interface SaveButtonProps {
  isSubmitting: boolean;
  /** There is nothing to save now. Unlike a disabled button, it keeps the focus. */
  isOff: boolean;
  size?: ButtonProps['size'];
}

/** Saves a form that stays open. */
export function SaveButton({ isSubmitting, isOff, size }: SaveButtonProps) {
  return (
    <Button type="submit" variant="contained" size={size} loading={isSubmitting} aria-disabled={isOff}>
      Guardar
    </Button>
  );
}
