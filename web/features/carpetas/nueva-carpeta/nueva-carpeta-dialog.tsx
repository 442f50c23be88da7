import { valibotResolver } from '@hookform/resolvers/valibot';
import { X } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { useKeptForm } from '../../../autosave/use-kept-form';
import { HintButton } from '../../../components/hint-button';
import { Dialog } from '../../../components/ui/dialog';
import { useUnsavedGuard } from '../../../components/use-unsaved-guard';
import { selectUser } from '../../../session/session-selectors';
import { useAppSelector } from '../../../store/hooks';
import styles from './nueva-carpeta-dialog.module.css';
import { NuevaCarpetaForm } from './nueva-carpeta-form';
import { emptyCarpeta, type NuevaCarpeta, nuevaCarpetaSchema } from './nueva-carpeta-schema';
import { useCreateCarpeta } from './use-create-carpeta';

/** The form of a new carpeta, over the list. */
export function NuevaCarpetaDialog() {
  const navigate = useNavigate();
  const { search } = useLocation();
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
  const close = () => void navigate(`/carpetas${search}`, { preventScrollReset: true });

  return (
    <Dialog shape="page" onClose={close} aria-labelledby="nueva-carpeta">
      <header className={styles.header}>
        <h2 id="nueva-carpeta" className={styles.title}>
          Nueva carpeta
        </h2>
        <HintButton label="Cerrar" hintAlign="end" onClick={close}>
          <X size={18} strokeWidth={1.75} />
        </HintButton>
      </header>
      <NuevaCarpetaForm form={form} kept={kept} isSending={isLoading} onOpen={submit(true)} onDraft={submit(false)} />
    </Dialog>
  );
}
