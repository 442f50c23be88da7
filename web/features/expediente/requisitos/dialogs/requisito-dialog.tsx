import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { type Control, useForm, useWatch } from 'react-hook-form';
import {
  boolean,
  check,
  forward,
  type InferOutput,
  maxLength,
  minLength,
  nullable,
  object,
  partialCheck,
  picklist,
  pipe,
  string,
  trim,
} from 'valibot';
import type { RequisitoDto } from '../../../../api/generated/requisitos';
import { useMiembrosFindAllQuery } from '../../../../api/miembros-api';
import { AutocompleteField } from '../../../../components/form/autocomplete-field';
import { DateField } from '../../../../components/form/date-field';
import { FormProblem } from '../../../../components/form/form-problem';
import { SelectField } from '../../../../components/form/select-field';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { SwitchField } from '../../../../components/form/switch-field';
import { TextAreaField, TextField } from '../../../../components/form/text-field';
import { FormDialog } from '../../../../components/form-dialog';
import { useToast } from '../../../../components/toast-actions';
import { useUnsavedGuard } from '../../../../components/use-unsaved-guard';
import { fechaIlegible, isFecha } from '../../../../lib/fecha-escrita';
import { named } from '../../../../lib/named';
import { newId } from '../../../../lib/new-id';
import { useAppDispatch } from '../../../../store/hooks';
import { type EstadoRequisito, estados, isDecidido, nombres, sinDecidir } from '../estados';
import { requisitos, sendCambio } from '../requisitos';

/** The rules of the form of a requisito, the same as on the server. */
const requisitoSchema = pipe(
  object({
    nombre: pipe(
      string(),
      trim(),
      minLength(1, 'Escriba qué hace falta.'),
      maxLength(200, 'El requisito puede tener hasta 200 caracteres.'),
    ),
    descripcion: pipe(string(), trim(), maxLength(1000, 'La descripción puede tener hasta 1000 caracteres.')),
    obligatorio: boolean(),
    estado: picklist(estados),
    motivo: pipe(string(), trim(), maxLength(500, 'El motivo puede tener hasta 500 caracteres.')),
    responsableId: nullable(string()),
    vence: pipe(string(), check(isFecha, fechaIlegible)),
  }),
  forward(
    partialCheck(
      [['estado'], ['motivo']],
      ({ estado, motivo }) => estado !== 'no_aplica' || motivo !== '',
      'Escriba por qué no aplica.',
    ),
    ['motivo'],
  ),
);

type RequisitoValues = InferOutput<typeof requisitoSchema>;

const emptyRequisito: RequisitoValues = {
  nombre: '',
  descripcion: '',
  obligatorio: true,
  estado: 'pendiente',
  motivo: '',
  responsableId: null,
  vence: '',
};

interface AgregarRequisitoDialogProps {
  carpetaId: string;
  onClose: () => void;
}

/** Adds a requisito to this carpeta only. */
export function AgregarRequisitoDialog({ carpetaId, onClose }: AgregarRequisitoDialogProps) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [id] = useState(newId);
  const form = useForm<RequisitoValues>({ resolver: valibotResolver(requisitoSchema), defaultValues: emptyRequisito });
  const { isDirty, isSubmitting, errors } = form.formState;
  const { release } = useUnsavedGuard(isDirty);

  const save = form.handleSubmit(async (values) => {
    const { responsableId, vence } = values;
    const agregarRequisitoDto = { id, ...toPropio(values), responsableId, vence: vence || null };
    try {
      await dispatch(requisitos.send('requisitosAdd', { id: carpetaId, agregarRequisitoDto }));
      release();
      onClose();
      toast(`${named('Requisito', values.nombre)} agregado`);
    } catch (error) {
      applyServerErrors(form, error);
    }
  });
  return (
    <FormDialog
      title="Agregar requisito"
      submitLabel="Agregar"
      isSubmitting={isSubmitting}
      onSubmit={save}
      onClose={onClose}
    >
      <FormProblem errors={errors} />
      <PropioFields control={form.control} />
      <QuienYCuando control={form.control} />
    </FormDialog>
  );
}

interface EditarRequisitoDialogProps {
  carpetaId: string;
  requisito: RequisitoDto;
  /** Whether the person approves requisitos. Others only mark them as asked for or received. */
  canDecide: boolean;
  onClose: () => void;
}

/**
 * Edits the state of a requisito, its responsable and its last day. For a requisito of this carpeta only, it also edits
 * the name and the description.
 */
export function EditarRequisitoDialog({ carpetaId, requisito, canDecide, onClose }: EditarRequisitoDialogProps) {
  const dispatch = useAppDispatch();
  const isPropio = requisito.clave === null && canDecide;
  const form = useForm<RequisitoValues>({
    resolver: valibotResolver(requisitoSchema),
    // Without this, the rules between fields run only when each field is right.
    criteriaMode: 'all',
    defaultValues: toValues(requisito),
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  const { release } = useUnsavedGuard(isDirty);

  const save = form.handleSubmit(async (values) => {
    const { estado, motivo, responsableId, vence } = values;
    const cambio = {
      ...{ estado, motivo: estado === 'no_aplica' ? motivo : undefined },
      ...(canDecide && { responsableId, vence: vence || null }),
      ...(isPropio && toPropio(values)),
    };
    try {
      await dispatch(sendCambio(carpetaId, requisito.id, cambio));
      release();
      onClose();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });
  return (
    <FormDialog
      title={requisito.nombre}
      submitLabel="Guardar"
      isSubmitting={isSubmitting}
      isOff={!canDecide && isDecidido(requisito.estado)}
      onSubmit={save}
      onClose={onClose}
    >
      <FormProblem errors={errors} />
      {isPropio && <PropioFields control={form.control} />}
      <EstadoFields control={form.control} estados={canDecide || isDecidido(requisito.estado) ? estados : sinDecidir} />
      {canDecide && <QuienYCuando control={form.control} />}
    </FormDialog>
  );
}

type Fields = { control: Control<RequisitoValues> };

/** The fields of a requisito of this carpeta only. */
function PropioFields({ control }: Fields) {
  return (
    <>
      <TextField control={control} name="nombre" label="Qué hace falta" required maxLength={200} autoFocus />
      <TextAreaField control={control} name="descripcion" label="Descripción" minRows={2} maxLength={1000} />
      <SwitchField
        control={control}
        name="obligatorio"
        label="Obligatorio"
        help="La carpeta no pasa a firma hasta que se apruebe o se indique que no aplica."
      />
    </>
  );
}

/** The fields for the state, and for the reason why it does not apply. */
function EstadoFields({ control, estados }: Fields & { estados: readonly EstadoRequisito[] }) {
  const estado = useWatch({ control, name: 'estado' });
  return (
    <>
      <SelectField
        control={control}
        name="estado"
        label="Estado"
        options={estados.map((value) => ({ value, label: nombres[value] }))}
      />
      {estado === 'no_aplica' && (
        <TextAreaField control={control} name="motivo" label="Motivo" required minRows={2} maxLength={500} />
      )}
    </>
  );
}

/** The fields for the responsable and the last day. */
function QuienYCuando({ control }: Fields) {
  const { data: miembros = [] } = useMiembrosFindAllQuery({});
  const responsableId = useWatch({ control, name: 'responsableId' });
  return (
    <>
      <AutocompleteField
        control={control}
        name="responsableId"
        label="Responsable"
        placeholder="Sin responsable"
        emptyText="Nadie del equipo coincide"
        options={miembros.filter(({ id, membresia }) => membresia === 'activa' || id === responsableId)}
        toValue={({ id }) => id}
        toLabel={({ nombre }) => nombre}
      />
      <DateField control={control} name="vence" label="Vence" />
    </>
  );
}

function toValues(requisito: RequisitoDto): RequisitoValues {
  const { nombre, descripcion, obligatorio, estado, motivo, responsable, vence } = requisito;
  return {
    ...{ nombre, obligatorio, estado, descripcion: descripcion ?? '', motivo: motivo ?? '' },
    responsableId: responsable?.id ?? null,
    vence: vence ?? '',
  };
}

/** The values of the fields of a requisito of this carpeta only. */
function toPropio({ nombre, descripcion, obligatorio }: RequisitoValues) {
  return { nombre, descripcion: descripcion || null, obligatorio };
}
