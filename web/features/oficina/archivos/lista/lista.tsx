import type { ReactNode } from 'react';
import { ErrorState } from '../../../../components/error-state';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { ConClics } from '../../../../components/seleccion/con-clics';
import { Elegibles } from '../../../../components/seleccion/elegibles';
import { Arrastrables } from '../../../../components/soltar/arrastrables';
import { useMedia } from '../../../../lib/use-media';
import { Barra } from '../acciones/barra';
import { Teclas } from '../acciones/teclas';
import type { Acciones } from '../acciones/use-acciones';
import { archivosArrastrados } from '../archivos-arrastrados';
import type { Archivos } from '../use-archivos';
import { Cabecera } from './cabecera';
import { Items } from './items';
import styles from './lista.module.css';
import { Vacio } from './vacio';

interface ListaProps {
  lista: Archivos;
  acciones: Acciones;
  /** The id of the directorio over which something is held. */
  suelta: string | null | undefined;
  /** Uploads into an empty directorio. */
  subir: ReactNode;
}

/** What is in the directorio, or was found: to be chosen, dragged and opened. */
export function Lista({ lista, acciones, suelta, subir }: ListaProps) {
  const { items, resto, error, retry, como, direccion, directorioId, canWrite } = lista;
  const isNarrow = useMedia('(max-width: 719.98px)');
  const isFramed = como === 'lista' || !items?.length;
  return (
    <Elegibles items={items} resto={resto} place={`${directorioId} ${direccion.buscar}`}>
      <Teclas lista={lista} acciones={acciones} />
      <Arrastrables que={archivosArrastrados} items={items ?? []} canMove={canWrite} effectAllowed="copyMove">
        {/* Another element for the answer: nothing seems to move. */}
        <div key={items ? 'lista' : 'espera'} className={isFramed ? styles.frame : undefined}>
          {!items && Boolean(error) && <ErrorState error={error} onRetry={retry} />}
          {!items && !error && (
            <div className={styles.loading}>
              <LoadingSkeleton rows={6} rowHeight={60} />
            </div>
          )}
          {items?.length === 0 && <Vacio lista={lista} subir={subir} />}
          {items && items.length > 0 && como === 'lista' && !isNarrow && <Cabecera lista={lista} />}
          {items && items.length > 0 && (
            <ConClics>
              <Items lista={lista} acciones={acciones} suelta={suelta} />
            </ConClics>
          )}
        </div>
      </Arrastrables>
      <Barra lista={lista} acciones={acciones} />
    </Elegibles>
  );
}
