import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { useToast } from '../../../../components/toast-actions';
import { newId } from '../../../../lib/new-id';
import { useCarpetasCreateMutation } from '../public/carpetas-api';
import { type NuevaCarpeta, toCrearCarpeta } from './nueva-carpeta-schema';

interface Creating {
  form: UseFormReturn<NuevaCarpeta>;
  onCreated: (carpeta: CarpetaDetalleDto) => void;
}

/**
 * Creates the carpeta of one dialog. All attempts send the same id. So a double click, or a second attempt after a lost
 * answer, creates only one carpeta.
 */
export function useCreateCarpeta({ form, onCreated }: Creating) {
  const toast = useToast();
  const [id] = useState(newId);
  const isSending = useRef(false);
  const [create, { isLoading }] = useCarpetasCreateMutation();

  const submit = (abrir: boolean) =>
    form.handleSubmit(async (values) => {
      if (isSending.current) return;
      isSending.current = true;
      try {
        const carpeta = await create({ crearCarpetaDto: { id, ...toCrearCarpeta(values, abrir) } }).unwrap();
        toast(carpeta.codigo ? `Carpeta ${carpeta.codigo} creada` : 'Borrador guardado');
        onCreated(carpeta);
      } catch (error) {
        applyServerErrors(form, error);
      } finally {
        isSending.current = false;
      }
    });

  return { submit, isLoading };
}
