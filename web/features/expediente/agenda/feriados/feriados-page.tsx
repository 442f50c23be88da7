import { CalendarX2, ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { apiMessage } from '../../../../api/api-message';
import { Button } from '../../../../components/button';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { HintButton } from '../../../../components/hint-button';
import { latePanel } from '../../../../components/late-panel';
import { Card, PlainList, Row, Stack, Text } from '../../../../components/layout/layout';
import { LimiteDeRol } from '../../../../components/limite-de-rol';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { offerUndo } from '../../../../components/offer-undo';
import { PageHeader } from '../../../../components/page-header';
import { useToast } from '../../../../components/toast-actions';
import { hoyEnLaCuenta } from '../../../../lib/fechas';
import { whole } from '../../../../lib/url-codecs';
import { useUrlState } from '../../../../lib/use-url-state';
import { usePermiso } from '../../../../session/use-permiso';
import styles from '../agenda.module.css';
import { FeriadoFila } from './feriado-row';
import { type Feriado, useFeriadosFindQuery, useFeriadosPutMutation, useFeriadosRemoveMutation } from './feriados-api';
import { mesesDe, recalculadosText } from './meses';
import { ReglasDeFeriados } from './reglas-de-feriados';

const { Panel: FeriadoDialog } = latePanel(async () => (await import('./feriado-dialog')).FeriadoDialog);

const schema = { anio: whole(1950, 2150, null) };

/** The days of a year on which registers close, with the origin of each. */
export function FeriadosPage() {
  const [busqueda, change] = useUrlState(schema);
  const anio = busqueda.anio ?? Number(hoyEnLaCuenta().slice(0, 4));
  const { currentData, error, refetch } = useFeriadosFindQuery({ anio });
  const [put] = useFeriadosPutMutation();
  const [remove] = useFeriadosRemoveMutation();
  const canEdit = usePermiso('feriados.editar');
  const toast = useToast();
  const [abierto, setAbierto] = useState<{ feriado?: Feriado } | null>(null);

  const write = ({ dia, nombre }: Feriado) => put({ dia, escribirFeriadoDto: { nombre } }).unwrap();
  const quitar = async (feriado: Feriado) => {
    try {
      const { recalculados } = await remove({ dia: feriado.dia }).unwrap();
      offerUndo(toast, `Se quitó el feriado ${feriado.nombre}${recalculadosText(recalculados)}`, () => write(feriado));
    } catch (refused) {
      toast(apiMessage(refused), { severity: 'error' });
    }
  };
  const volver = async (feriado: Feriado) => {
    try {
      const { recalculados } = await write(feriado);
      toast(`${feriado.nombre} vuelve a ser feriado${recalculadosText(recalculados)}`);
    } catch (refused) {
      toast(apiMessage(refused), { severity: 'error' });
    }
  };
  const go = (to: number) => change({ anio: to }, { replace: true });

  return (
    <>
      <PageHeader
        title="Feriados"
        subtitle="Los días en que los registros cierran, que no cuentan en los plazos de días hábiles."
        actions={
          canEdit && (
            <Button variant="contained" startIcon={<Plus {...icon} />} onClick={() => setAbierto({})}>
              Agregar feriado
            </Button>
          )
        }
      />
      <LimiteDeRol permiso="feriados.editar" que="cambiar los feriados" quienes="firmantes" />
      <Card as="section" flow="stack" gap={5} pad={5} marginBottom={4} shrinks aria-labelledby="anio">
        <Row align="center" wrap gap={2} className={styles.anios}>
          <HintButton label="Año anterior" aria-disabled={anio <= 1950} onClick={() => go(anio - 1)}>
            <ChevronLeft {...icon} />
          </HintButton>
          <Text as="h2" id="anio" size="lg" weight="strong" numeric aria-live="polite">
            {anio}
          </Text>
          <HintButton label="Año siguiente" aria-disabled={anio >= 2150} onClick={() => go(anio + 1)}>
            <ChevronRight {...icon} />
          </HintButton>
          {currentData && (
            <Text as="p" size="sm" tone="soft">
              {currentData.esEditado && 'La oficina cambió el calendario de este año. '}
              Confírmelo con la norma vigente.
            </Text>
          )}
        </Row>
        {error !== undefined && !currentData && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!currentData && !error && <LoadingSkeleton rows={8} rowHeight={48} />}
        {currentData?.feriados.length === 0 && (
          <EmptyState Icon={CalendarX2} title={`No hay feriados en ${anio}`} text="Agregue los de su oficina." />
        )}
        {currentData && (
          <Stack align="start" gap={[5, 8]} className={styles.meses}>
            {mesesDe(currentData.feriados).map(({ mes, nombre, feriados }) => (
              <section key={mes} aria-labelledby={`mes-${mes}`}>
                <Text as="h3" id={`mes-${mes}`} size="md" weight="strong">
                  {nombre}
                </Text>
                <PlainList lines>
                  {feriados.map((feriado) => (
                    <FeriadoFila
                      key={feriado.dia}
                      feriado={feriado}
                      canEdit={canEdit}
                      onEdit={() => setAbierto({ feriado })}
                      onRemove={() => void quitar(feriado)}
                      onRestore={() => void volver(feriado)}
                    />
                  ))}
                </PlainList>
              </section>
            ))}
          </Stack>
        )}
      </Card>
      <ReglasDeFeriados anio={anio} />
      <Text as="p" size="sm" tone="soft">
        Al cambiar un feriado, los plazos abiertos de días hábiles que lo abarcan se calculan otra vez. Vea también las{' '}
        <Link to="/agenda/reglas">reglas de los plazos</Link>.
      </Text>
      {abierto && <FeriadoDialog anio={anio} feriado={abierto.feriado} onClose={() => setAbierto(null)} />}
    </>
  );
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
