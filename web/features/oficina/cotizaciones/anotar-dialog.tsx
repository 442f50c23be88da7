import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { CODIGOS, MONEDAS } from '../../../../server/vocabulario/monedas';
import { DateField } from '../../../components/form/date-field';
import { FormProblem } from '../../../components/form/form-problem';
import { SelectField } from '../../../components/form/select-field';
import { applyServerErrors } from '../../../components/form/server-errors';
import { TextField } from '../../../components/form/text-field';
import { FormDialog } from '../../../components/form-dialog';
import { useToast } from '../../../components/toast-actions';
import { fechaIlegible } from '../../../lib/fecha-escrita';
import { formatFecha } from '../../../lib/fechas';
import { newId } from '../../../lib/new-id';
import styles from './cotizaciones.module.css';
import { type Par, useCotizacionesCreateMutation } from './cotizaciones-api';

const options = CODIGOS.map((value) => ({ value, label: `${value} · ${MONEDAS[value].nombre}` }));

const rules = v.object({
  moneda: v.string(),
  base: v.string(),
  dia: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, fechaIlegible)),
  valor: v.pipe(v.string(), v.trim(), v.minLength(1, 'Escriba cuánto valía.')),
});

interface AnotarDialogProps {
  par: Par;
  dia: string;
  isCorrection: boolean;
  onClose: () => void;
}

/** Records the rate of a day, or corrects the recorded rate. */
export function AnotarDialog({ par, dia, isCorrection, onClose }: AnotarDialogProps) {
  const [create] = useCotizacionesCreateMutation();
  const [id] = useState(newId);
  const toast = useToast();
  const form = useForm({ resolver: valibotResolver(rules), defaultValues: { ...par, dia, valor: '' } });
  const { errors, isDirty, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await create({ nuevaCotizacionDto: { id, ...values } }).unwrap();
      toast(`Se anotó la cotización del ${formatFecha(values.dia)}`);
      onClose();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });
  return (
    <FormDialog
      title={isCorrection ? 'Corregir la cotización' : 'Anotar una cotización'}
      submitLabel="Anotar"
      isSubmitting={isSubmitting}
      isDirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem errors={errors} />
      <SelectField control={form.control} name="moneda" label="Moneda" options={options} disabled={isCorrection} />
      <SelectField control={form.control} name="base" label="Se cotiza en" options={options} disabled={isCorrection} />
      <DateField control={form.control} name="dia" label="Día" required disabled={isCorrection} />
      <TextField
        control={form.control}
        name="valor"
        label="Valor de una unidad"
        help="Por ejemplo 1050,50. Si el día ya tiene una, vale esta y la otra queda en la historia."
        inputMode="decimal"
        autoComplete="off"
        className={styles.mono}
        required
        autoFocus
      />
    </FormDialog>
  );
}
