import { UserX } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { ErrorState } from '../../../../components/error-state';
import { Stack } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { NoEncontrado } from '../../../plataforma/papelera/public/no-encontrado';
import type { ContactosLista } from '../list/use-contactos-list';
import { useCloseToList } from '../use-close-to-list';
import styles from './contacto-detail.module.css';

/** Shown instead of a contact that is loading, could not be loaded, or no longer exists. */
export function ContactoCargando({ lista }: { lista: ContactosLista }) {
  const close = useCloseToList();
  const { contactoId = '' } = useParams();
  if (lista.error !== undefined) return <ErrorState error={lista.error} onRetry={lista.retry} />;
  if (lista.isLoading) {
    return (
      <Stack bounded gap={6} pad={[4, 6, 8]} className={styles.body}>
        <LoadingSkeleton rows={8} />
      </Stack>
    );
  }
  return (
    <NoEncontrado
      id={contactoId}
      que="el contacto"
      Icon={UserX}
      back={{ label: 'Volver a la lista', onClick: close }}
    />
  );
}
