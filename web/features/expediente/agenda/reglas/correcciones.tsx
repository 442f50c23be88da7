import { Button } from '../../../../components/button';
import { ErrorState } from '../../../../components/error-state';
import { Card, PlainList, Row, Stack, Text } from '../../../../components/layout/layout';
import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import { useAttempt } from '../../../../components/use-attempt';
import { enumerar } from '../../../../lib/enumerar';
import { conteoEnTexto, origenEnTexto } from '../../plazos/public/conteo';
import styles from '../agenda.module.css';
import {
  type Correccion,
  useCorreccionesAcceptMutation,
  useCorreccionesFindOfferedQuery,
  useCorreccionesKeepMutation,
  useCorreccionesUndoMutation,
} from './reglas-api';

/**
 * The corrections of the rules that the office began with, beside the office's own rules. A rule stays as it is until
 * the office decides.
 */
export function Correcciones() {
  const { data: correcciones = [], error, refetch } = useCorreccionesFindOfferedQuery();
  const [accept] = useCorreccionesAcceptMutation();
  const [keep] = useCorreccionesKeepMutation();
  const [undo] = useCorreccionesUndoMutation();
  const attempt = useAttempt();
  const toast = useToast();
  if (error && correcciones.length === 0) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (correcciones.length === 0) return null;
  const decide = ({ clave, corregida, esNueva }: Correccion, isAccepted: boolean) =>
    attempt(async () => {
      await (isAccepted ? accept({ clave }) : keep({ clave })).unwrap();
      const said = saidOf(esNueva, isAccepted);
      offerUndo(toast, `${said}: ${corregida.nombre}`, () => undo({ clave }).unwrap());
    });
  return (
    <Card as="section" flow="stack" gap={5} pad={5} marginBottom={4} shrinks aria-labelledby="correcciones">
      <div>
        <h2 id="correcciones">Correcciones para decidir</h2>
        <Text as="p" size="sm" tone="soft">
          La oficina empezó con estas reglas, que después se corrigieron, o sin las que vinieron después. Nada cambia
          hasta que decida, y los plazos que corren conservan sus cifras.
        </Text>
      </div>
      <PlainList lines>
        {correcciones.map((correccion) => (
          <Stack key={correccion.clave} as="li" gap={3} padY={4}>
            <p>
              {correccion.motivo}
              {correccion.actos.length > 0 && (
                <Text size="sm" tone="soft">
                  {' '}
                  Cambia en los actos: {enumerar(correccion.actos)}.
                </Text>
              )}
              {correccion.agrega.length > 0 && (
                <Text size="sm" tone="soft">
                  {' '}
                  Con ella vienen: {enumerar(correccion.agrega)}.
                </Text>
              )}
            </p>
            <div className={styles.lado}>
              <LoQueDice titulo="La de la oficina" dice={correccion.nuestra} />
              <LoQueDice titulo={correccion.esNueva ? 'La nueva' : 'La corregida'} dice={correccion.corregida} />
            </div>
            <Row wrap gap={2}>
              <Button
                variant="outlined"
                size="small"
                aria-label={`${aceptar(correccion)}: ${correccion.corregida.nombre}`}
                onClick={() => void decide(correccion, true)}
              >
                {aceptar(correccion)}
              </Button>
              <Button
                size="small"
                aria-label={`${conservar(correccion)}: ${correccion.corregida.nombre}`}
                onClick={() => void decide(correccion, false)}
              >
                {conservar(correccion)}
              </Button>
            </Row>
          </Stack>
        ))}
      </PlainList>
    </Card>
  );
}

const aceptar = ({ esNueva }: Correccion) => (esNueva ? 'Agregarla' : 'Aceptar la corregida');
const conservar = ({ esNueva }: Correccion) => (esNueva ? 'No agregarla' : 'Conservar la nuestra');

function saidOf(esNueva: boolean, isAccepted: boolean): string {
  if (esNueva) return isAccepted ? 'Se agregó' : 'No se agrega';
  return isAccepted ? 'Se aceptó la corrección' : 'Queda la regla de la oficina';
}

function LoQueDice({ titulo, dice }: { titulo: string; dice: Correccion['nuestra'] }) {
  return (
    <div>
      <Text as="h3" size="sm" tone="soft">
        {titulo}
      </Text>
      <Text as="p" shrinks breaks className={styles.nombre}>
        {dice?.nombre ?? 'No la tiene'}
      </Text>
      {dice && (
        <Text as="p" size="sm" tone="soft">
          {detalle(dice)}
        </Text>
      )}
    </div>
  );
}

function detalle({ dias, computo, arranque, cuentaDesde, fuente }: Correccion['corregida']): string {
  const conteo = dias !== null && computo && arranque ? conteoEnTexto({ dias, computo, arranque }) : null;
  const origen = cuentaDesde && (origenEnTexto(cuentaDesde) ?? 'se cuenta desde el paso que lo comienza');
  return [conteo, origen, fuente ?? 'sin fuente'].filter(Boolean).join(' · ');
}
