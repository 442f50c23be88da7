import { ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { latePanel } from '../../../components/late-panel';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { Elegibles } from '../../../components/seleccion/elegibles';
import { useCarpeta } from '../carpetas/publico/use-carpeta';
import { BarraDeRequisitos } from './lista/barra-de-requisitos';
import { RequisitoList } from './lista/requisito-list';
import styles from './lista/requisitos.module.css';
import { RequisitosHeader } from './lista/requisitos-header';
import { useRequisitos } from './requisitos';
import { VersionOfrecida } from './version-ofrecida';

const { Panel: AgregarRequisitoDialog } = latePanel(
  async () => (await import('./dialogos/requisito-dialog')).AgregarRequisitoDialog,
);

/** The tab of what a carpeta needs before it is signed. */
export function RequisitosTab() {
  const carpeta = useCarpeta();
  const { requisitos, error, retry } = useRequisitos(carpeta.id);
  const [isAdding, setIsAdding] = useState(false);
  const { decidirRequisitos: canDecide, marcarRequisitos: canMark } = carpeta.permisos;
  const add = canDecide ? () => setIsAdding(true) : undefined;

  return (
    <section aria-labelledby="requisitos-titulo">
      <RequisitosHeader requisitos={requisitos} onAdd={requisitos?.length ? add : undefined} />
      <VersionOfrecida carpeta={carpeta} />
      <Elegibles items={requisitos} place={carpeta.id}>
        <div className={styles.frame}>
          {error !== undefined && <ErrorState error={error} onRetry={retry} />}
          {!error && !requisitos && (
            <div className={styles.loading}>
              <LoadingSkeleton rows={6} rowHeight={56} />
            </div>
          )}
          {requisitos?.length === 0 && <Empty onAdd={add} />}
          {requisitos && requisitos.length > 0 && (
            <RequisitoList carpetaId={carpeta.id} requisitos={requisitos} canDecide={canDecide} canMark={canMark} />
          )}
        </div>
        {canMark && requisitos && (
          <BarraDeRequisitos carpetaId={carpeta.id} requisitos={requisitos} canDecide={canDecide} />
        )}
      </Elegibles>
      {requisitos?.some(({ porConfirmar }) => porConfirmar) && (
        <p className={styles.nota}>Nadie de la oficina confirmó todavía lo que pide este acto con la norma vigente.</p>
      )}
      {isAdding && <AgregarRequisitoDialog carpetaId={carpeta.id} onClose={() => setIsAdding(false)} />}
      <Outlet context={carpeta} />
    </section>
  );
}

function Empty({ onAdd }: { onAdd: (() => void) | undefined }) {
  return (
    <EmptyState
      Icon={ClipboardCheck}
      title="Esta carpeta no tiene requisitos"
      text={onAdd ? 'Anote lo que hace falta antes de la firma.' : undefined}
      action={
        onAdd && (
          <Button variant="contained" onClick={onAdd}>
            Agregar requisito
          </Button>
        )
      }
    />
  );
}
