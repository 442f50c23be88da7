import { Archive, NotebookPen, SearchX, Tag } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { Box, Stack } from '../../../components/layout/layout';
import { useOpenItem } from '../../../lib/use-open-item';
import { type Busqueda, buscadas, type ChangeBusqueda, notasDe } from './busqueda';
import { NotaRoute } from './detail/nota-route';
import { NotaGrid } from './list/nota-grid';
import { NotasSkeleton } from './list/notas-skeleton';
import { NotasHeader } from './menu/notas-header';
import { NotasMenu } from './menu/notas-menu';
import styles from './notas-page.module.css';
import { NuevaNotaLink, type OpenNota } from './nueva-nota-link';
import { useNotas } from './use-notas';

/** The page of the person's own notas. An open nota is shown over the list. */
export function NotasPage() {
  const { openId, open } = useOpenItem(useParams().notaId);
  const { busqueda, change, notas, sent, etiquetas, error, reload } = useNotas();
  const enVista = notas && notasDe(notas, busqueda.vista);
  const visibles = enVista && buscadas(enVista, busqueda.buscar);

  return (
    <Stack bounded className={styles.page}>
      <NotasMenu notas={notas} etiquetas={etiquetas} className={styles.menu} />
      <Box shrinks>
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
      </Box>
      {openId && <NotaRoute notaId={openId} sent={sent} etiquetas={etiquetas} reload={reload} />}
    </Stack>
  );
}

interface NotasVaciasProps {
  busqueda: Busqueda;
  onChange: ChangeBusqueda;
  onOpen: OpenNota;
  /** Whether the person has notas that the view does not show. */
  hasNotas: boolean;
}

/** Shown when the view has no notas: the reason, and an action. */
function NotasVacias({ busqueda, onChange, onOpen, hasNotas }: NotasVaciasProps) {
  if (busqueda.buscar) {
    return (
      <EmptyState
        Icon={SearchX}
        title="Ninguna nota coincide"
        text={`No hay notas con «${busqueda.buscar}» en su título, su texto o sus tareas.`}
        action={
          <Button variant="outlined" onClick={() => onChange({ buscar: '' })}>
            Quitar la búsqueda
          </Button>
        }
      />
    );
  }
  if (busqueda.vista === 'archivo') {
    return (
      <EmptyState
        Icon={Archive}
        title="El archivo está vacío"
        text="Lo que archive deja la lista de notas y queda guardado aquí."
      />
    );
  }
  const isEtiqueta = busqueda.vista !== 'notas';
  return (
    <EmptyState
      Icon={isEtiqueta ? Tag : NotebookPen}
      title={
        isEtiqueta ? 'Ninguna nota con esta etiqueta' : hasNotas ? 'No hay notas a la vista' : 'Todavía no hay notas'
      }
      text={
        isEtiqueta || hasNotas
          ? 'La próxima nota que escriba aparecerá aquí.'
          : 'Escriba lo que no quiere olvidar: solo usted verá sus notas.'
      }
      action={!isEtiqueta && !hasNotas && <NuevaNotaLink busqueda={busqueda} onOpen={onOpen} />}
    />
  );
}
