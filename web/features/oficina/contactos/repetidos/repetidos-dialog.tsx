import { CircleCheck } from 'lucide-react';
import { DialogBody, DialogFrame } from '../../../../components/dialog-frame';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { PlainList, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { formatEntero } from '../../../../lib/numeros';
import { usePermiso } from '../../../../session/use-permiso';
import { useRepetidosFindPageQuery } from '../contactos-api';
import { SinPermiso } from '../sin-permiso';
import { useCloseToList } from '../use-close-to-list';
import { ParRepetido } from './par-repetido';
import { useRepetidos } from './use-repetidos';

/** The contacts that may be one, over the list. People who may not change contacts read that instead. */
export function RepetidosDialog() {
  const close = useCloseToList();
  const canEdit = usePermiso('contactos.editar');
  return (
    <DialogFrame title="Contactos repetidos" onClose={close}>
      {canEdit ? (
        <DialogBody>
          <Pares />
        </DialogBody>
      ) : (
        <SinPermiso title="Su rol no permite combinar contactos" />
      )}
    </DialogFrame>
  );
}

function Pares() {
  const { currentData, error, refetch } = useRepetidosFindPageQuery();
  const { combinar, separar, sendingId } = useRepetidos();
  if (!currentData) {
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
    return <LoadingSkeleton rows={3} rowHeight={160} />;
  }
  const { pares, total } = currentData;
  if (total === 0) {
    return (
      <EmptyState
        Icon={CircleCheck}
        title="No hay contactos repetidos"
        text="Se comparan los correos, los teléfonos y los nombres."
      />
    );
  }
  return (
    <>
      <Text as="p" tone="soft" role="status">
        {total === 1 ? 'Dos contactos parecen ser uno.' : `${formatEntero(total)} pares de contactos parecen ser uno.`}
        {total > pares.length && ` Se muestran los primeros ${formatEntero(pares.length)}.`}
      </Text>
      <PlainList flow="stack" gap={4}>
        {pares.map((par) => (
          <ParRepetido
            key={`${par.uno.id} ${par.otro.id}`}
            par={par}
            isSending={sendingId === par.otro.id}
            onCombinar={(elegido) => void combinar(par, elegido)}
            onSeparar={() => void separar(par)}
          />
        ))}
      </PlainList>
    </>
  );
}
