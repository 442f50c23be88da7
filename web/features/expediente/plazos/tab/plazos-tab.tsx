import { CalendarClock, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Button } from '../../../../components/button';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { FoldedRows } from '../../../../components/folded-rows';
import { latePanel } from '../../../../components/late-panel';
import { Box, Card, PlainList, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { SectionHeader } from '../../../../components/section-header';
import { contar } from '../../../../lib/numeros';
import { useCarpeta } from '../../carpetas/public/use-carpeta';
import { type Plazo, usePlazosFindAllQuery } from '../plazos-api';
import { PlazoFila } from './plazo-row';
import styles from './plazos-tab.module.css';

const { Panel: PlazoDialog } = latePanel(async () => (await import('./plazo-dialog')).PlazoDialog);
const { Panel: CumplirDialog } = latePanel(async () => (await import('./cumplir-dialog')).CumplirDialog);
const { Panel: AnularDialog } = latePanel(async () => (await import('./anular-dialog')).AnularDialog);

/** The dialog that is open over the tab. */
type Abierto = { que: 'nuevo' } | { que: 'editar' | 'cumplir' | 'anular'; plazo: Plazo } | null;

/** The tab of the plazos of a carpeta: the open plazos, with their last days and their responsables. */
export function PlazosTab() {
  const { id, permisos } = useCarpeta();
  const { plazoId } = useParams();
  const { currentData: plazos, error, refetch } = usePlazosFindAllQuery({ id });
  const [abierto, setAbierto] = useState<Abierto>(null);
  const close = () => setAbierto(null);

  const [open, closed] = [
    plazos?.filter(({ estado }) => estado === 'abierto') ?? [],
    plazos?.filter(({ estado }) => estado !== 'abierto') ?? [],
  ];
  const rowOf = (plazo: Plazo) => (
    <PlazoFila
      key={plazo.id}
      plazo={plazo}
      isNamed={plazo.id === plazoId}
      permisos={permisos}
      onAct={(que) => setAbierto({ que, plazo })}
    />
  );
  const agregar = permisos.editarPlazos && (
    <Button
      variant="contained"
      startIcon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
      onClick={() => setAbierto({ que: 'nuevo' })}
    >
      Agregar plazo
    </Button>
  );

  return (
    <section aria-labelledby="plazos-titulo">
      <SectionHeader gap={[2, 4]} minHeight={40}>
        <Text as="h2" size="lg" weight="strong" id="plazos-titulo" aria-live="polite">
          {plazos ? openText(open.length) : 'Plazos'}
        </Text>
        {plazos && plazos.length > 0 && agregar}
      </SectionHeader>
      <Card className={styles.frame}>
        {error !== undefined && !plazos && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!plazos && !error && (
          <Box pad={[2, 5]}>
            <LoadingSkeleton rows={3} rowHeight={64} />
          </Box>
        )}
        {plazos?.length === 0 && (
          <EmptyState
            Icon={CalendarClock}
            title="La carpeta no tiene plazos"
            text="Agregue lo que vence: el producto calcula el día, lo recuerda y avisa si se pasa."
            action={agregar || undefined}
          />
        )}
        {open.length > 0 && <PlainList className={styles.list}>{open.map(rowOf)}</PlainList>}
        {closed.length > 0 && (
          <FoldedRows
            title={contar(closed.length, 'plazo cerrado', 'plazos cerrados')}
            className={styles.cerrados}
            open={closed.some((plazo) => plazo.id === plazoId)}
          >
            <PlainList className={styles.list}>{closed.map(rowOf)}</PlainList>
          </FoldedRows>
        )}
      </Card>
      <Text as="p" marginTop={3} size="sm" tone="soft">
        Los días hábiles dejan afuera los <Link to="/agenda/feriados">feriados de la cuenta</Link>. Las{' '}
        <Link to="/agenda/reglas">reglas de los plazos</Link> se confirman con la norma vigente.
      </Text>
      {abierto?.que === 'nuevo' && <PlazoDialog carpetaId={id} onClose={close} />}
      {abierto?.que === 'editar' && <PlazoDialog carpetaId={id} plazo={abierto.plazo} onClose={close} />}
      {abierto?.que === 'cumplir' && <CumplirDialog plazo={abierto.plazo} onClose={close} />}
      {abierto?.que === 'anular' && <AnularDialog plazo={abierto.plazo} onClose={close} />}
    </section>
  );
}

const openText = (total: number) =>
  total === 0 ? 'Ningún plazo abierto' : contar(total, 'plazo abierto', 'plazos abiertos');
