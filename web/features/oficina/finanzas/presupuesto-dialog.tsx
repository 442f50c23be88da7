import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { FormProblem } from '../../../components/form/form-problem';
import { applyServerErrors } from '../../../components/form/server-errors';
import { TextField } from '../../../components/form/text-field';
import { FormDialog } from '../../../components/form-dialog';
import { useToast } from '../../../components/toast-actions';
import { type Presupuesto, useFinanzasSetPresupuestoMutation } from './finanzas-api';

const limite = v.pipe(v.string(), v.trim(), v.minLength(1, 'Escriba un monto, o 0.'));
const rules = v.object({ gastos: limite, ahorro: limite, pendientes: limite, resumen: limite });

const campos = [
  ['gastos', 'Límite de lo abierto en un mes'],
  ['ahorro', 'Meta de lo entregado en un año'],
  ['pendientes', 'Límite de lo firmado y por entregar'],
  ['resumen', 'Límite de lo firmado en un mes'],
] as const;

/** Changes the limits of the budget in one currency. */
export function PresupuestoDialog({ presupuesto, onClose }: { presupuesto: Presupuesto; onClose: () => void }) {
  const { moneda, version, ...limites } = presupuesto;
  const [save] = useFinanzasSetPresupuestoMutation();
  const toast = useToast();
  const withComma = (decimal: string) => decimal.replace('.', ',');
  const form = useForm({
    resolver: valibotResolver(rules),
    defaultValues: {
      gastos: withComma(limites.gastos),
      ahorro: withComma(limites.ahorro),
      pendientes: withComma(limites.pendientes),
      resumen: withComma(limites.resumen),
    },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await save({ 'If-Match': `"${version}"`, cambiosPresupuestoDto: { moneda, ...values } }).unwrap();
      toast('Se guardaron los límites');
      onClose();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });
  return (
    <FormDialog
      title={`Límites del presupuesto en ${moneda}`}
      submitLabel="Guardar"
      isSubmitting={isSubmitting}
      isDirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem errors={errors} />
      {campos.map(([name, label], i) => (
        <TextField
          key={name}
          control={form.control}
          name={name}
          label={label}
          inputMode="decimal"
          autoComplete="off"
          required
          autoFocus={i === 0}
        />
      ))}
    </FormDialog>
  );
}
