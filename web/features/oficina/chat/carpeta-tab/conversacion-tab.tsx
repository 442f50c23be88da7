import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useColeccion } from '../../../../collection/use-collection';
import { ErrorState } from '../../../../components/error-state';
import { Card } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { useCarpeta } from '../../../expediente/carpetas/public/use-carpeta';
import { conversaciones, useConversacionesOpenDeCarpetaMutation } from '../chat-api';
import { type ChatEntry, deCarpeta } from '../chat-entries';
import { Thread } from '../thread/thread';
import styles from './conversacion-tab.module.css';

/** The conversation of a carpeta. Everybody who sees the carpeta can read it and write in it. */
export function ConversacionTab() {
  const { id: carpetaId, codigo } = useCarpeta();
  const [open, { data: opened, error }] = useConversacionesOpenDeCarpetaMutation({
    fixedCacheKey: `conversacion de ${carpetaId}`,
  });
  // The list has only conversations in which the person takes part.
  const { data: all = [] } = useColeccion(conversaciones, undefined);
  const conversacion = deCarpeta(all, carpetaId) ?? opened;
  const isKnown = conversacion !== undefined;
  useEffect(() => {
    if (!isKnown) void open({ id: carpetaId });
  }, [isKnown, carpetaId, open]);
  const entry = useMemo<ChatEntry | null>(
    () =>
      conversacion
        ? { clave: conversacion.id, nombre: `Conversación de ${codigo}`, contacto: null, conversacion }
        : null,
    [conversacion, codigo],
  );

  if (!entry && error) return <ErrorState error={error} onRetry={() => void open({ id: carpetaId })} />;
  return (
    <div className={styles.tab} data-fills-page>
      <Card flow="row" column className={styles.inside}>
        {entry ? (
          <Thread
            entry={entry}
            isInCarpeta
            back={
              <Link className={styles.back} to={`/carpetas/${carpetaId}`} aria-label="Volver a la carpeta">
                <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
              </Link>
            }
          />
        ) : (
          <div className={styles.loading}>
            <LoadingSkeleton rows={5} rowHeight={44} />
          </div>
        )}
      </Card>
    </div>
  );
}
