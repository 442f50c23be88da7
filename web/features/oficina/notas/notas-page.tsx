import { useParams } from 'react-router-dom';
import { ErrorState } from '../../../components/error-state';
import { useOpenItem } from '../../../lib/use-open-item';
import { buscadas, notasDe } from './busqueda';
import { NotaRoute } from './detalle/nota-route';
import { NotaGrid } from './lista/nota-grid';
import { NotasSkeleton } from './lista/notas-skeleton';
import { NotasVacias } from './lista/notas-vacias';
import { NotasHeader } from './menu/notas-header';
import { NotasMenu } from './menu/notas-menu';
import styles from './notas-page.module.css';
import { useNotas } from './use-notas';

/** The page of the person's own notas. An open nota is shown over the list. */
export function NotasPage() {
  const { openId, open } = useOpenItem(useParams().notaId);
  const { busqueda, change, notas, sent, etiquetas, error, reload } = useNotas();
  const enVista = notas && notasDe(notas, busqueda.vista);
  const visibles = enVista && buscadas(enVista, busqueda.buscar);

  return (
    <div className={styles.page}>
      <NotasMenu notas={notas} etiquetas={etiquetas} className={styles.menu} />
      <div className={styles.main}>
        <NotasHeader
          busqueda={busqueda}
          onChange={change}
          onOpen={open}
          notas={notas}
          etiquetas={etiquetas}
          total={visibles?.length}
        />
        {error !== undefined && <ErrorState error={error} onRetry={() => void reload()} />}
        {!visibles && error === undefined && <NotasSkeleton />}
        {visibles && visibles.length > 0 && (
          <NotaGrid notas={visibles} etiquetas={etiquetas} buscar={busqueda.buscar} />
        )}
        {visibles?.length === 0 && (
          <NotasVacias busqueda={busqueda} onChange={change} onOpen={open} hasNotas={notas?.length !== 0} />
        )}
      </div>
      {openId && <NotaRoute notaId={openId} sent={sent} etiquetas={etiquetas} reload={reload} />}
    </div>
  );
}
