import { valibotResolver } from '@hookform/resolvers/valibot';
import { FolderLock } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { useKeptForm } from '../../../../autosave/use-kept-form';
import { DialogFrame } from '../../../../components/dialog-frame';
import { Missing } from '../../../../components/missing';
import { useUnsavedGuard } from '../../../../components/use-unsaved-guard';
import { selectUser } from '../../../../session/session-selectors';
import { usePalabras } from '../../../../session/use-pais';
import { usePermiso } from '../../../../session/use-permiso';
import { useAppSelector } from '../../../../store/hooks';
import { NuevaCarpetaForm } from './nueva-carpeta-form';
import { emptyCarpeta, type NuevaCarpeta, nuevaCarpetaSchema } from './nueva-carpeta-schema';
import { useCreateCarpeta } from './use-create-carpeta';

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
