import { type FormEvent, type ReactNode, useState } from 'react';
import { useTypedHere } from '../lib/typed-here';
import { Button } from './button';
import { DialogActions, DialogBody, DialogFrame } from './dialog-frame';
import { useFocusWrong } from './form/use-focus-wrong';
import styles from './form-dialog.module.css';
import { useAskToDiscard } from './use-unsaved-guard';

interface FormDialogProps {
  title: string;
  submitLabel: ReactNode;
  /** `danger` for a form that deletes or removes something. */
  submitColor?: 'inherit' | 'danger';
  isSubmitting: boolean;
  /** Whether the form cannot be sent now. */
  isOff?: boolean;
  /** Whether the person has typed something. Closing the form asks first then. */
  isDirty?: boolean;
  onSubmit: (event: FormEvent) => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog; on a phone it fills the screen. Enter in a field sends it. */
export function FormDialog({ title, isDirty = false, ...form }: FormDialogProps) {
  const onClose = useAskedClose(isDirty, form.onClose);
  return (
    <DialogFrame title={title} onClose={onClose}>
      <DialogForm {...form} onClose={onClose} />
    </DialogFrame>
  );
}

/** The form of a {@link FormDialog}, for a dialog that shows something else after the form. */
export function DialogForm({
  submitLabel,
  submitColor,
  isSubmitting,
  isOff = false,
  isDirty = false,
  onSubmit,
  children,
  ...props
}: Omit<FormDialogProps, 'title'>) {
  const onClose = useAskedClose(isDirty, props.onClose);
  const [isTouched, setTouched] = useState(false);
  useTypedHere(isDirty || isTouched);
  const attempt = useFocusWrong(onSubmit);
  return (
    <form {...attempt} className={styles.form} onChange={() => setTouched(true)} noValidate>
      <DialogBody>{children}</DialogBody>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" variant="contained" color={submitColor} loading={isSubmitting} disabled={isOff}>
          {submitLabel}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Closes a form. It asks first when the person has typed something. */
function useAskedClose(isDirty: boolean, onClose: () => void) {
  const ask = useAskToDiscard();
  return async () => {
    if (!isDirty || (await ask())) onClose();
  };
}
