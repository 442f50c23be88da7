import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { PersonaArchivoDto, PersonaDto } from '../../../../api/generated/personas';
import { Button } from '../../../../components/button';
import { ErrorState } from '../../../../components/error-state';
import { latePanel } from '../../../../components/late-panel';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { usePermiso } from '../../../../session/use-permiso';
import lista from '../carpetas-lista.module.css';
import { usePersonaArchivosFindOfQuery } from '../publico/personas-api';
import { ArchivoDialog } from './archivo-dialog';
import { ArchivoRow } from './archivo-row';
import styles from './archivos.module.css';
import { useArchivoAbierto } from './use-archivo-abierto';

const ArchivoVista = latePanel(async () => (await import('./archivo-vista')).ArchivoVista);

/** The documents kept on a persona, with what to do with each. */
export function PersonaArchivos({ persona: { id, unidaA } }: { persona: PersonaDto }) {
  const { currentData, error, refetch } = usePersonaArchivosFindOfQuery({ id });
  const [dialog, setDialog] = useState<PersonaArchivoDto | 'nuevo' | null>(null);
  const { abierto, open, close } = useArchivoAbierto();
  const canEdit = usePermiso('carpetas.editar') && !unidaA;
  return (
    <section className={styles.section} aria-labelledby="persona-archivos">
      <div className={styles.header}>
        <h3 id="persona-archivos" className={styles.title}>
          Documentos guardados
        </h3>
        {canEdit && (
          <Button
            size="small"
            startIcon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => setDialog('nuevo')}
          >
            Agregar
          </Button>
        )}
      </div>
      {!currentData && (error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingSkeleton rows={1} />)}
      {currentData?.length === 0 && <p className={styles.soft}>Sin copias del documento, poderes ni constancias.</p>}
      {currentData && currentData.length > 0 && (
        <ul className={lista.list} aria-labelledby="persona-archivos">
          {currentData.map((archivo) => (
            <ArchivoRow
              key={archivo.id}
              archivo={archivo}
              onOpen={() => open(archivo.id)}
              onPreload={ArchivoVista.preload}
              onEdit={canEdit ? () => setDialog(archivo) : undefined}
            />
          ))}
        </ul>
      )}
      {abierto && currentData && (
        <ArchivoVista.Panel archivo={currentData.find((archivo) => archivo.id === abierto)} onClose={close} />
      )}
      {dialog && (
        <ArchivoDialog personaId={id} archivo={dialog === 'nuevo' ? null : dialog} onClose={() => setDialog(null)} />
      )}
    </section>
  );
}
