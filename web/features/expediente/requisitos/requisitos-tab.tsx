import { CircleAlert, CircleCheck, ClipboardCheck, Plus } from 'lucide-react';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';
import type { RequisitoDto } from '../../../api/generated/requisitos';
import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { latePanel } from '../../../components/late-panel';
import { Box, Card, Row, Text } from '../../../components/layout/layout';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { SectionHeader } from '../../../components/section-header';
import { Elegibles } from '../../../components/selection/elegibles';
import { Alert } from '../../../components/ui/alert';
import { contar } from '../../../lib/numeros';
import { useCarpeta } from '../carpetas/public/use-carpeta';
import { RequisitoList } from './list/requisito-list';
import styles from './list/requisitos.module.css';
import { BarraDeRequisitos } from './list/requisitos-bar';
import { useRequisitos } from './requisitos';
import { resueltosText, resumenDe } from './resumen';

const { Panel: ActualizarActoDialog } = latePanel(
  async () => (await import('./dialogs/actualizar-acto-dialog')).ActualizarActoDialog,
);

const { Panel: AgregarRequisitoDialog } = latePanel(
  async () => (await import('./dialogs/requisito-dialog')).AgregarRequisitoDialog,
);

/** The tab of the requisitos that a carpeta needs before the signature. */
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
        <Card className={styles.frame}>
          {error !== undefined && <ErrorState error={error} onRetry={retry} />}
          {!error && !requisitos && (
            <Box pad={[2, 5]}>
              <LoadingSkeleton rows={6} rowHeight={56} />
            </Box>
          )}
          {requisitos?.length === 0 && <Empty onAdd={add} />}
          {requisitos && requisitos.length > 0 && (
            <RequisitoList carpetaId={carpeta.id} requisitos={requisitos} canDecide={canDecide} canMark={canMark} />
          )}
        </Card>
        {canMark && requisitos && (
          <BarraDeRequisitos carpetaId={carpeta.id} requisitos={requisitos} canDecide={canDecide} />
        )}
      </Elegibles>
      {requisitos?.some(({ porConfirmar }) => porConfirmar) && (
        <Text as="p" marginTop={3} size="sm" tone="soft">
          Nadie de la oficina confirmó todavía lo que pide este acto con la norma vigente.
        </Text>
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

/** Offers the newest version of the acto to a carpeta that has an earlier one. */
function VersionOfrecida({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const [isAsking, setIsAsking] = useState(false);
  const { version, ultima } = carpeta.acto;
  if (ultima <= version || !carpeta.permisos.decidirRequisitos) return null;
  return (
    <Box marginBottom={4}>
      <Alert
        severity="info"
        action={
          <Button size="small" variant="outlined" onClick={() => setIsAsking(true)}>
            Pasar a la versión {ultima}
          </Button>
        }
      >
        El acto cambió: esta carpeta tiene su versión {version}.
      </Alert>
      {isAsking && <ActualizarActoDialog carpeta={carpeta} onClose={() => setIsAsking(false)} />}
    </Box>
  );
}

interface RequisitosHeaderProps {
  /** Undefined until the requisitos are loaded. */
  requisitos: readonly RequisitoDto[] | undefined;
  /** Adds a requisito. Missing when the person may not add one. */
  onAdd: (() => void) | undefined;
}

/** The number of decided requisitos, and the requisitos that hold up the signature. */
function RequisitosHeader({ requisitos, onAdd }: RequisitosHeaderProps) {
  const resumen = requisitos && resumenDe(requisitos);
  return (
    <SectionHeader>
      <Row align="center" wrap gap={[1, 3]}>
        <Text as="h2" size="lg" weight="strong" id="requisitos-titulo" aria-live="polite">
          {resumen && resumen.total > 0 ? resueltosText(resumen) : 'Requisitos'}
        </Text>
        {resumen && resumen.total > 0 && (
          <Row
            as="p"
            inline
            align="center"
            gap="6px"
            weight="medium"
            className={styles.estado}
            data-done={resumen.faltan === 0}
          >
            {resumen.faltan === 0 ? (
              <CircleCheck size={16} strokeWidth={1.75} aria-hidden="true" />
            ) : (
              <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
            )}
            {faltanText(resumen.faltan)}
            {resumen.vencidos > 0 && ` · ${contar(resumen.vencidos, 'vencido', 'vencidos')}`}
          </Row>
        )}
      </Row>
      {onAdd && (
        <Button variant="contained" startIcon={<Plus size={16} strokeWidth={2} aria-hidden="true" />} onClick={onAdd}>
          Agregar requisito
        </Button>
      )}
    </SectionHeader>
  );
}

function faltanText(faltan: number): string {
  if (faltan === 0) return 'Nada falta para la firma';
  return faltan === 1 ? 'Falta 1 para la firma' : `Faltan ${faltan} para la firma`;
}
