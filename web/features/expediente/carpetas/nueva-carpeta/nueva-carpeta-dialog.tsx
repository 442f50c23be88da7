import { valibotResolver } from '@hookform/resolvers/valibot';
import { FolderLock } from 'lucide-react';
import { useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { useKeptForm } from '../../../../autosave/use-kept-form';
import { DialogFrame } from '../../../../components/dialog-frame';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { Missing } from '../../../../components/missing';
import { useToast } from '../../../../components/toast-actions';
import { useUnsavedGuard } from '../../../../components/use-unsaved-guard';
import { newId } from '../../../../lib/new-id';
import { selectUser } from '../../../../session/session-selectors';
import { usePalabras } from '../../../../session/use-pais';
import { usePermiso } from '../../../../session/use-permiso';
import { useAppSelector } from '../../../../store/hooks';
import { useCarpetasCreateMutation } from '../public/carpetas-api';
import { NuevaCarpetaForm } from './nueva-carpeta-form';
import { emptyCarpeta, type NuevaCarpeta, nuevaCarpetaSchema, toCrearCarpeta } from './nueva-carpeta-schema';

/** The form of a new carpeta, over the list. A person who may not create carpetas reads so instead of a form. */
export function NuevaCarpetaDialog() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { losAdscriptos } = usePalabras();
  const canCreate = usePermiso('carpetas.editar');
  const close = () => void navigate(`/carpetas${search}`, { preventScrollReset: true });
  return (
    <DialogFrame title="Nueva carpeta" onClose={close}>
      {canCreate ? (
        <CarpetaPorCrear />
      ) : (
        <Missing
          Icon={FolderLock}
          title="Su rol no permite crear carpetas"
          text={`Las crean los titulares, ${losAdscriptos} y los oficiales de la cuenta.`}
          back={{ label: 'Volver a las carpetas', onClick: close }}
        />
      )}
    </DialogFrame>
  );
}

function CarpetaPorCrear() {
  const navigate = useNavigate();
  const me = useAppSelector(selectUser)?.id ?? null;
  const form = useForm<NuevaCarpeta>({
    resolver: valibotResolver(nuevaCarpetaSchema),
    defaultValues: emptyCarpeta(me),
  });
  const kept = useKeptForm('carpeta', 'nuevo', form);
  const { release } = useUnsavedGuard(form.formState.isDirty, kept.forget);
  const { submit, isLoading } = useCreateCarpeta({
    form,
    onCreated: ({ id }) => {
      release();
      void navigate(`/carpetas/${id}`, { replace: true });
    },
  });

  return (
    <NuevaCarpetaForm form={form} kept={kept} isSending={isLoading} onOpen={submit(true)} onDraft={submit(false)} />
  );
}

interface Creating {
  form: UseFormReturn<NuevaCarpeta>;
  onCreated: (carpeta: CarpetaDetalleDto) => void;
}

/**
 * Creates the carpeta of one dialog. All attempts send the same id. So a double click, or a second attempt after a lost
 * answer, creates only one carpeta.
 */
function useCreateCarpeta({ form, onCreated }: Creating) {
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
