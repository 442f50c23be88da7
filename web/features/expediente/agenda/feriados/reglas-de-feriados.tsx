import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { CODIGOS_DE_COMUNIDAD, claveDeComunidad } from '../../../../../server/vocabulario/comunidades';
import { apiMessage } from '../../../../api/api-message';
import { Button } from '../../../../components/button';
import { ConfirmarButton, ConfirmarVariasButton, confirmacionEnTexto } from '../../../../components/confirmacion';
import { ErrorState } from '../../../../components/error-state';
import { HintButton } from '../../../../components/hint-button';
import { latePanel } from '../../../../components/late-panel';
import { Card, PlainList, Row, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { offerUndo } from '../../../../components/offer-undo';
import { StatusChip } from '../../../../components/status-chip';
import { useToast } from '../../../../components/toast-actions';
import { newId } from '../../../../lib/new-id';
import { usePalabras } from '../../../../session/use-pais';
import { usePermiso } from '../../../../session/use-permiso';
import styles from '../agenda.module.css';
import {
  type ReglaDeFeriado,
  useReglasDeFeriadosConfirmAllMutation,
  useReglasDeFeriadosCreateMutation,
  useReglasDeFeriadosFindAllQuery,
  useReglasDeFeriadosRemoveMutation,
  useReglasDeFeriadosUpdateMutation,
} from './feriados-api';
import { loQueFalta, recalculadosText, reglaEnTexto } from './meses';

const { Panel: ReglaDialog } = latePanel(async () => (await import('./regla-dialog')).ReglaDialog);

/** The norms that say on which days registers close, and which of them the office has confirmed. */
export function ReglasDeFeriados({ anio }: { anio: number }) {
  const { currentData, error, refetch } = useReglasDeFeriadosFindAllQuery({ anio });
  const [create] = useReglasDeFeriadosCreateMutation();
  const [remove] = useReglasDeFeriadosRemoveMutation();
  const [update] = useReglasDeFeriadosUpdateMutation();
  const [confirmAll] = useReglasDeFeriadosConfirmAllMutation();
  const canEdit = usePermiso('feriados.editar');
  const toast = useToast();
  const { quienFijaFeriados } = usePalabras();
  const [abierta, setAbierta] = useState<{ regla?: ReglaDeFeriado } | null>(null);
  const quitar = async ({ clave, nombre, fuente, diaDelAnio, desde, hasta }: ReglaDeFeriado) => {
    try {
      const { recalculados } = await remove({ clave }).unwrap();
      const dto = { id: newId(), nombre, fuente, diaDelAnio: diaDelAnio ?? '', desde, hasta };
      const again = () => create({ crearReglaDeFeriadoDto: dto }).unwrap();
      offerUndo(toast, `Se quitó ${nombre}${recalculadosText(recalculados)}`, again);
    } catch (refused) {
      toast(apiMessage(refused), { severity: 'error' });
    }
  };
  const confirmar = async ({ clave }: ReglaDeFeriado) => {
    const confirm = (confirmado: boolean) => update({ clave, modificarReglaDeFeriadoDto: { confirmado } }).unwrap();
    await confirm(true);
    return () => confirm(false);
  };
  const claves = (currentData?.reglas ?? []).filter(isPorConfirmar).map(({ clave }) => clave);
  const confirmarVarias = async () => {
    const confirm = (confirmado: boolean) =>
      confirmAll({ confirmarReglasDeFeriadosDto: { claves, confirmado } }).unwrap();
    await confirm(true);
    return () => confirm(false);
  };
  return (
    <Card as="section" flow="stack" gap={5} pad={5} marginBottom={4} shrinks aria-labelledby="de-donde">
      <Row align="center" wrap gap={2} className={styles.anios}>
        <Text as="h2" id="de-donde" size="lg" weight="strong" numeric>
          De dónde salen
        </Text>
        <Text as="p" size="sm" tone="soft">
          Cuándo cierran los registros, según qué norma.
        </Text>
        {canEdit && (
          <Row as="span" marginLeft="auto" wrap justify="end" gap={2}>
            <ConfirmarVariasButton cuantas={claves.length} onConfirm={confirmarVarias} />
            <Button startIcon={<Plus {...icon} />} onClick={() => setAbierta({})}>
              Agregar un día de cada año
            </Button>
          </Row>
        )}
      </Row>
      {error !== undefined && !currentData && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!currentData && !error && <LoadingSkeleton rows={8} rowHeight={56} />}
      {currentData && (
        <>
          {currentData.finDeSemana && (
            <Text as="p" size="sm" tone="soft">
              Los sábados y los domingos no cuentan: {currentData.finDeSemana}.
            </Text>
          )}
          {faltaComunidad(currentData.reglas) && (
            <Text as="p" size="sm" tone="warning">
              Elija las fiestas de su comunidad, con «Editar»: mientras ninguna rija, cuentan como días hábiles.
            </Text>
          )}
          <PlainList lines>
            {currentData.reglas.map((regla) => (
              <li key={regla.clave} className={styles.regla} data-off={!regla.rige}>
                <div>
                  <Text as="p" shrinks weight="medium" breaks className={styles.nombre}>
                    {regla.nombre}
                  </Text>
                  <Text as="p" size="sm" tone="soft">
                    {reglaEnTexto(regla, anio)}
                  </Text>
                  {loQueFalta(regla, anio, quienFijaFeriados) && (
                    <Text as="p" size="sm" tone="warning">
                      {loQueFalta(regla, anio, quienFijaFeriados)}
                    </Text>
                  )}
                </div>
                <Text as="p" size="sm" tone="soft">
                  {regla.fuente}
                  <br />
                  {confirmacionEnTexto(regla.confirmadoEn, regla.confirmadoPor, 'Lo confirmó')}
                </Text>
                {regla.rige ? <span /> : <StatusChip label="Se trabaja" hasDot={false} />}
                {canEdit && (
                  <Row as="span" marginLeft="auto" fixed>
                    {isPorConfirmar(regla) && (
                      <ConfirmarButton nombre={regla.nombre} onConfirm={() => confirmar(regla)} />
                    )}
                    {regla.diaDelAnio && (
                      <HintButton
                        size="small"
                        hintAlign="end"
                        label={`Quitar ${regla.nombre}`}
                        onClick={() => void quitar(regla)}
                      >
                        <X {...icon} />
                      </HintButton>
                    )}
                    <Button size="small" aria-label={`Editar ${regla.nombre}`} onClick={() => setAbierta({ regla })}>
                      Editar
                    </Button>
                  </Row>
                )}
              </li>
            ))}
          </PlainList>
        </>
      )}
      {abierta && <ReglaDialog regla={abierta.regla} onClose={() => setAbierta(null)} />}
    </Card>
  );
}

/** Whether the office still has to confirm the rule. A rule that closes no registers needs no confirmation. */
const isPorConfirmar = ({ confirmadoEn, rige }: ReglaDeFeriado): boolean => !confirmadoEn && rige;

/**
 * Whether the rules belong to a country whose comunidades have their own days, and the office has chosen no comunidad.
 */
function faltaComunidad(reglas: readonly ReglaDeFeriado[]): boolean {
  const claves = CODIGOS_DE_COMUNIDAD.map(claveDeComunidad);
  const deComunidades = reglas.filter(({ clave }) => claves.includes(clave));
  return deComunidades.length > 0 && deComunidades.every(({ rige }) => !rige);
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
