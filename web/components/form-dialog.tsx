import type { FormEvent, ReactNode } from 'react';
import { Button } from './button';
import { DialogActions, DialogBody, DialogFrame } from './dialog-frame';
import styles from './form-dialog.module.css';

interface FormDialogProps {
  title: string;
  submitLabel: ReactNode;
  /** `danger` for a form that deletes or removes something. */
  submitColor?: 'inherit' | 'danger';
  isSubmitting: boolean;
  /** The form cannot be sent now. */
  isOff?: boolean;
  onSubmit: (event: FormEvent) => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog; on a phone it fills the screen. Enter in a field sends it. */
export function FormDialog({ title, ...form }: FormDialogProps) {
  return (
    <DialogFrame title={title} onClose={form.onClose}>
      <DialogForm {...form} />
    </DialogFrame>
  );
}

/** The form of a {@link FormDialog}, for a dialog that then shows something else. */
export function DialogForm({
  submitLabel,
  submitColor,
  isSubmitting,
  isOff = false,
  onSubmit,
  onClose,
  children,
}: Omit<FormDialogProps, 'title'>) {
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
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
