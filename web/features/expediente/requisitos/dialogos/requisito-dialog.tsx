import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { RequisitoDto } from '../../../../api/generated/requisitos';
import { FormProblem } from '../../../../components/form/form-problem';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { FormDialog } from '../../../../components/form-dialog';
import { useToast } from '../../../../components/toast-actions';
import { useUnsavedGuard } from '../../../../components/use-unsaved-guard';
import { named } from '../../../../lib/named';
import { newId } from '../../../../lib/new-id';
import { useAppDispatch } from '../../../../store/hooks';
import { estados, isDecidido, sinDecidir } from '../estados';
import { requisitos, sendCambio } from '../requisitos';
import { EstadoFields, PropioFields, QuienYCuando } from './requisito-fields';
import { emptyRequisito, type RequisitoValues, requisitoSchema, toPropio, toValues } from './requisito-values';

interface AgregarRequisitoDialogProps {
  carpetaId: string;
  onClose: () => void;
}

/** Adds a requisito to this carpeta alone. */
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
  /** Whether the person approves; otherwise they only mark what was asked for and what has come. */
  canDecide: boolean;
  onClose: () => void;
}

/** Changes the state of a requisito, who sees to it and until when; of the carpeta's own ones, also what they are. */
export function EditarRequisitoDialog({ carpetaId, requisito, canDecide, onClose }: EditarRequisitoDialogProps) {
  const dispatch = useAppDispatch();
  const isPropio = requisito.clave === null && canDecide;
  const form = useForm<RequisitoValues>({
    resolver: valibotResolver(requisitoSchema),
    // Otherwise the rules between fields are looked at only when each field is right.
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
