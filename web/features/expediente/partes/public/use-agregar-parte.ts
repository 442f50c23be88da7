import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ParteDto } from '../../../../api/generated/partes';
import { type ToastOptions, useToast } from '../../../../components/toast-actions';
import { newId } from '../../../../lib/new-id';
import { useAppDispatch } from '../../../../store/hooks';
import { refusePersona } from '../../personas/public/form/refuse-persona';
import { type AgregarValues, toAgregarDto } from './agregar-values';
import { partes } from './partes-api';

interface Adding {
  carpetaId: string;
  form: UseFormReturn<AgregarValues>;
  onAdded: (parte: ParteDto) => void;
  /** A button in the toast that confirms the new parte. */
  action?: ToastOptions['action'];
}

/** Adds the parte of one dialog. All attempts send the same id, so that the parte is added only once. */
export function useAgregarParte({ carpetaId, form, onAdded, action }: Adding) {
  const toast = useToast();
  const [id] = useState(newId);
  const isSending = useRef(false);
  const dispatch = useAppDispatch();

  return form.handleSubmit(async (values) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      const agregarParteDto = { ...toAgregarDto(values), id };
      const parte = await dispatch(partes.send('partesAdd', { id: carpetaId, agregarParteDto }));
      const { persona, avisos } = parte;
      toast(`Parte agregada: ${persona.nombreCompleto}`, { action });
      for (const aviso of avisos) toast(aviso, { severity: 'warning' });
      onAdded(parte);
    } catch (error) {
      refusePersona(form, error);
    } finally {
      isSending.current = false;
    }
  });
}
