import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { FormProblem } from '../../../../../components/form/form-problem';
import { refuseForm } from '../../../../../components/form/refusal';
import { TextField } from '../../../../../components/form/text-field';
import { FormDialog } from '../../../../../components/form-dialog';
import { Text } from '../../../../../components/layout/layout';
import styles from '../seguridad.module.css';

interface NombreDialogProps {
  title: string;
  text?: string;
  submitLabel: string;
  nombre: string;
  /** Rejects when the server refuses the name. */
  onSave: (nombre: string) => Promise<void>;
  onClose: () => void;
}

const reglas = v.object({
  nombre: v.pipe(v.string(), v.trim(), v.nonEmpty('Escriba un nombre'), v.maxLength(60, 'Como mucho, 60 caracteres')),
});

/** Asks for the name of a passkey. */
export function NombreDialog({ title, text, submitLabel, nombre, onSave, onClose }: NombreDialogProps) {
  const form = useForm({ resolver: valibotResolver(reglas), defaultValues: { nombre } });
  const { control, formState, handleSubmit } = form;

  const submit = handleSubmit(async (values) => {
    try {
      await onSave(values.nombre);
      onClose();
    } catch (error) {
      refuseForm(form, error);
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
      {text && (
        <Text as="p" tone="soft" className={styles.none}>
          {text}
        </Text>
      )}
      <TextField
        control={control}
        name="nombre"
        label="Nombre"
        required
        autoFocus
        onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
      />
    </FormDialog>
  );
}
