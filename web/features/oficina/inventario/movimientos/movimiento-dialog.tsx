import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { FormProblem } from '../../../../components/form/form-problem';
import { SelectField } from '../../../../components/form/select-field';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { TextAreaField, TextField } from '../../../../components/form/text-field';
import { FormDialog } from '../../../../components/form-dialog';
import { useToast } from '../../../../components/toast-actions';
import { newId } from '../../../../lib/new-id';
import { formatEntero } from '../../../../lib/numeros';
import { CarpetaAutocomplete } from '../../../expediente/carpetas/public/carpeta-autocomplete';
import { type Producto, useMovimientosCreateMutation, useMovimientosFindReservasQuery } from '../inventario-api';
import { nombreDe, type TipoMovimiento, tipos } from './tipos';

type Values = { type: TipoMovimiento; quantity: string; carpetaId: string | null; reserva: string; reason: string };

const isBack = (type: TipoMovimiento) => type === 'consumo' || type === 'liberacion';
/** Reservations and outgoing products may belong to a carpeta. */
const hasCarpeta = (type: TipoMovimiento) => type === 'reserva' || type === 'salida';
/** The value for a reservation without a carpeta, in the choice of reservations. */
const sinCarpeta = 'sin-carpeta';

const schema = v.pipe(
  v.object({
    type: v.picklist(tipos.map(({ tipo }) => tipo)),
    quantity: v.pipe(v.string(), v.trim(), v.regex(/^\d{1,3}(\.\d{3})+$|^\d{1,10}$/, 'Escriba un número entero.')),
    carpetaId: v.nullable(v.string()),
    reserva: v.string(),
    reason: v.pipe(v.string(), v.maxLength(500, 'Puede tener hasta 500 caracteres.')),
  }),
  v.forward(
    v.partialCheck(
      [['type'], ['carpetaId']],
      ({ type, carpetaId }) => type !== 'reserva' || carpetaId !== null,
      'Elija la carpeta.',
    ),
    ['carpetaId'],
  ),
  v.forward(
    v.partialCheck(
      [['type'], ['reserva']],
      ({ type, reserva }) => !isBack(type) || reserva !== '',
      'Elija la reserva.',
    ),
    ['reserva'],
  ),
);

/** Records a movement of a product: incoming or outgoing products, a count, or a reservation. */
export function MovimientoDialog({ producto, onClose }: { producto: Producto; onClose: () => void }) {
  const form = useForm<Values>({
    resolver: valibotResolver(schema),
    // By default, valibot checks the rules between fields only when each field is right.
    criteriaMode: 'all',
    defaultValues: { type: 'entrada', quantity: '', carpetaId: null, reserva: '', reason: '' },
  });
  const { control, formState, handleSubmit } = form;
  const type = useWatch({ control, name: 'type' });
  const { currentData: reservas = [] } = useMovimientosFindReservasQuery({ id: producto.id });
  const [create] = useMovimientosCreateMutation();
  // All attempts send the same id, so that no movement is recorded twice.
  const [id] = useState(newId);
  const toast = useToast();
  const possible = tipos.filter(({ tipo }) => !isBack(tipo) || reservas.length > 0);

  const submit = handleSubmit(async ({ type: tipo, quantity, carpetaId, reserva, reason }) => {
    const own = isBack(tipo) ? (reserva === sinCarpeta ? null : reserva) : hasCarpeta(tipo) ? carpetaId : null;
    const nuevoMovimientoDto = {
      ...{ id, type: tipo, reason: reason.trim(), carpetaId: own },
      quantity: Number(quantity.replaceAll('.', '')),
    };
    try {
      const { stock } = await create({ id: producto.id, nuevoMovimientoDto }).unwrap();
      toast(`Movimiento anotado: ${nombreDe(tipo).toLowerCase()}. Quedan ${formatEntero(stock)}.`, {
        severity: 'success',
      });
      onClose();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });

  return (
    <FormDialog
      title="Anotar un movimiento"
      submitLabel="Anotar"
      isSubmitting={formState.isSubmitting}
      isDirty={formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem errors={formState.errors} />
      <SelectField
        control={control}
        name="type"
        label="Qué se hizo"
        options={possible.map(({ tipo, label }) => ({ value: tipo, label }))}
      />
      {hasCarpeta(type) && (
        <CarpetaAutocomplete
          control={control}
          name="carpetaId"
          label={type === 'reserva' ? 'Carpeta' : 'Carpeta (opcional)'}
          emptyText="Ninguna carpeta coincide"
          required={type === 'reserva'}
        />
      )}
      {isBack(type) && (
        <SelectField
          control={control}
          name="reserva"
          label="Reservado para"
          required
          options={reservas.map(({ carpeta, quantity }) => ({
            value: carpeta?.id ?? sinCarpeta,
            label: `${carpeta ? (carpeta.codigo ?? carpeta.caratula) : 'Sin carpeta'} (${formatEntero(quantity)})`,
          }))}
        />
      )}
      <TextField
        control={control}
        name="quantity"
        label={type === 'recuento' ? 'Cuántas hay' : 'Cantidad'}
        inputMode="numeric"
        required
        autoComplete="off"
        autoFocus
        help={helpFor(producto)}
      />
      <TextAreaField control={control} name="reason" label="Motivo" autoComplete="off" maxRows={4} />
    </FormDialog>
  );
}

function helpFor({ stock, available }: Producto): string {
  if (stock === '' || stock === null) return 'Todavía no se contó.';
  return `Hay ${formatEntero(stock)}, ${formatEntero(Number(available))} sin reservar.`;
}
