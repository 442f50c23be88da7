import { type FormEvent, useState } from 'react';
import { apiMessage } from '../../../api/api-message';
import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';
import { ErrorState } from '../../../components/error-state';
import { FormDialog } from '../../../components/form-dialog';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { useToast } from '../../../components/toast-actions';
import { Alert } from '../../../components/ui/alert';
import { useCarpetaActoPreviewQuery, useCarpetaActoRenewMutation } from '../../carpetas/publico/carpetas-api';
import styles from './actualizar-acto-dialog.module.css';

interface ActualizarActoDialogProps {
  carpeta: CarpetaDetalleDto;
  onClose: () => void;
}

/** Says what the newest version of the acto adds and takes away, and takes the carpeta to it. */
export function ActualizarActoDialog({ carpeta, onClose }: ActualizarActoDialogProps) {
  const toast = useToast();
  const { currentData, error, refetch } = useCarpetaActoPreviewQuery(
    { id: carpeta.id },
    { refetchOnMountOrArgChange: true },
  );
  const [renew, { isLoading }] = useCarpetaActoRenewMutation();
  const [refusal, setRefusal] = useState('');
  const { ultima } = carpeta.acto;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await renew({ id: carpeta.id, 'If-Match': `"${carpeta.version}"` }).unwrap();
      onClose();
      toast(`La carpeta tiene la versión ${ultima} del acto`);
    } catch (failure) {
      setRefusal(apiMessage(failure));
    }
  };
  return (
    <FormDialog
      title={`Pasar a la versión ${ultima} del acto`}
      submitLabel={`Pasar a la versión ${ultima}`}
      isSubmitting={isLoading}
      isOff={!currentData}
      onSubmit={submit}
      onClose={onClose}
    >
      {refusal && <Alert severity="error">{refusal}</Alert>}
      {error !== undefined && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!currentData && !error && <LoadingSkeleton rows={3} />}
      {currentData && (
        <>
          <Nombres title="Se agregan" nombres={currentData.agrega} />
          <Nombres title="Se quitan" nombres={currentData.quita} />
          <Nombres title="Quedan como opcionales, por lo que ya se hizo" nombres={currentData.conserva} />
          <p>Lo aprobado y lo recibido se conserva.</p>
        </>
      )}
    </FormDialog>
  );
}

function Nombres({ title, nombres }: { title: string; nombres: readonly string[] }) {
  if (nombres.length === 0) return null;
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {nombres.map((nombre) => (
          <li key={nombre}>{nombre}</li>
        ))}
      </ul>
    </section>
  );
}
