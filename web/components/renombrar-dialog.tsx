import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { FormProblem } from './form/form-problem';
import { applyServerErrors } from './form/server-errors';
import { TextField } from './form/text-field';
import { FormDialog } from './form-dialog';

interface RenombrarDialogProps {
  title: string;
  submitLabel: string;
  label: string;
  nombre: string;
  /** Rejects when the server refuses the name. */
  onSave: (nombre: string) => Promise<unknown>;
  onClose: () => void;
}

const reglas = v.object({ nombre: v.pipe(v.string(), v.trim(), v.nonEmpty('Escriba un nombre')) });

export function RenombrarDialog({ title, submitLabel, label, nombre, onSave, onClose }: RenombrarDialogProps) {
  const form = useForm({ resolver: valibotResolver(reglas), defaultValues: { nombre } });
  const { control, formState, handleSubmit } = form;

  const submit = handleSubmit(async (values) => {
    try {
      if (values.nombre !== nombre) await onSave(values.nombre);
      onClose();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });

  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      isSubmitting={formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem errors={formState.errors} />
      <TextField control={control} name="nombre" label={label} required autoFocus onFocus={selectStem} />
    </FormDialog>
  );
}

/** Selects the name without its extension, so that typing keeps the extension. */
function selectStem({ target }: { target: EventTarget & Element }): void {
  if (!(target instanceof HTMLInputElement)) return;
  const dot = target.value.lastIndexOf('.');
  target.setSelectionRange(0, dot > 0 ? dot : target.value.length);
}
