import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { DateField } from '../../../../components/form/date-field';
import { FormProblem } from '../../../../components/form/form-problem';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { TextField } from '../../../../components/form/text-field';
import { FormDialog } from '../../../../components/form-dialog';
import { useToast } from '../../../../components/toast-actions';
import { fechaIlegible } from '../../../../lib/fecha-escrita';
import { formatFecha, hoyEnLaCuenta } from '../../../../lib/fechas';
import { type Feriado, useFeriadosPutMutation } from './feriados-api';
import { recalculadosText } from './meses';

const rules = v.object({
  dia: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, fechaIlegible)),
  nombre: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Escriba cómo se llama.'),
    v.maxLength(120, 'Puede tener hasta 120 caracteres.'),
  ),
});

interface FeriadoDialogProps {
  /** The year of the day that is proposed for a new holiday. */
  anio: number;
  /** The holiday that is renamed. */
  feriado?: Feriado;
  onClose: () => void;
}

/** Makes a day a holiday, or renames a holiday. */
export function FeriadoDialog({ anio, feriado, onClose }: FeriadoDialogProps) {
  const [put] = useFeriadosPutMutation();
  const toast = useToast();
  const hoy = hoyEnLaCuenta();
  const proposed = hoy.startsWith(`${anio}-`) ? hoy : `${anio}-01-02`;
  const form = useForm({
    resolver: valibotResolver(rules),
    defaultValues: { dia: feriado?.dia ?? proposed, nombre: feriado?.nombre ?? '' },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ dia, nombre }) => {
    try {
      const { recalculados } = await put({ dia, escribirFeriadoDto: { nombre } }).unwrap();
      toast(`El ${formatFecha(dia)} es feriado: ${nombre}${recalculadosText(recalculados)}`);
      onClose();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });
  return (
    <FormDialog
      title={feriado ? 'Cambiar el nombre del feriado' : 'Agregar un feriado'}
      submitLabel={feriado ? 'Guardar' : 'Agregar'}
      isSubmitting={isSubmitting}
      isDirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem errors={errors} />
      <DateField control={form.control} name="dia" label="Día" required disabled={feriado !== undefined} />
      <TextField control={form.control} name="nombre" label="Nombre" required autoFocus autoComplete="off" />
    </FormDialog>
  );
}
