import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { FormProblem } from '../../../../components/form/form-problem';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { SwitchField } from '../../../../components/form/switch-field';
import { TextField } from '../../../../components/form/text-field';
import { FormDialog } from '../../../../components/form-dialog';

interface DirectorioDialogProps {
  /** The parent directorio as text, if the page does not show it; see `lugarText`. */
  lugar: string | undefined;
  /** Whether the person may restrict the directorio to titulares and adscriptos. */
  canRestrict: boolean;
  /** Rejects when the server refuses the name. */
  onCrear: (nombre: string, restringido: boolean) => Promise<unknown>;
  onClose: () => void;
}

const reglas = v.object({
  nombre: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Escriba un nombre'),
    v.maxLength(120, 'El nombre puede tener hasta 120 caracteres'),
    v.regex(/^(?!\.*$)[^/\\]*$/, 'El nombre no puede llevar barras ni ser solo puntos'),
  ),
  restringido: v.boolean(),
});

/** Asks for the name of a new directorio, and for who may see it. */
export function DirectorioDialog({ lugar, canRestrict, onCrear, onClose }: DirectorioDialogProps) {
  const form = useForm({ resolver: valibotResolver(reglas), defaultValues: { nombre: '', restringido: false } });
  const { control, formState, handleSubmit } = form;
  const submit = handleSubmit(async ({ nombre, restringido }) => {
    try {
      await onCrear(nombre, restringido);
      onClose();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });
  return (
    <FormDialog
      title="Nuevo directorio"
      submitLabel="Crear"
      isSubmitting={formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem errors={formState.errors} />
      <TextField
        control={control}
        name="nombre"
        label="Nombre"
        placeholder="Modelos"
        help={lugar && `Se crea en ${lugar}.`}
        required
        autoFocus
      />
      {canRestrict && (
        <SwitchField
          control={control}
          name="restringido"
          label="Solo titulares y adscriptos"
          help="Los demás no lo ven, ni lo que contiene."
        />
      )}
    </FormDialog>
  );
}
