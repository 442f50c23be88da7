import { Button, type ButtonProps } from '../button';

interface SaveButtonProps {
  isSubmitting: boolean;
  /** Whether there is nothing to save now. Unlike a disabled button, the button keeps the focus. */
  isOff: boolean;
  size?: ButtonProps['size'];
}

/** The button that saves a form and leaves it open. */
export function SaveButton({ isSubmitting, isOff, size }: SaveButtonProps) {
  return (
    <Button type="submit" variant="contained" size={size} loading={isSubmitting} aria-disabled={isOff}>
      Guardar
    </Button>
  );
}
