import { type FormEvent, useState } from 'react';
import { apiMessage } from '../../../../api/api-message';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { ErrorState } from '../../../../components/error-state';
import { FormDialog } from '../../../../components/form-dialog';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { useToast } from '../../../../components/toast-actions';
import { Alert } from '../../../../components/ui/alert';
import { CambioDeActo } from '../../carpetas/public/cambio-de-acto';
import { useCarpetaActoPreviewQuery, useCarpetaActoRenewMutation } from '../../carpetas/public/carpetas-api';

interface ActualizarActoDialogProps {
  carpeta: CarpetaDetalleDto;
  onClose: () => void;
}

/**
 * Says which requisitos and other parts the newest version of the acto adds and removes. Then it updates the carpeta to
 * that version.
 */
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
      {currentData && <CambioDeActo cambio={currentData} />}
    </FormDialog>
  );
}
