import { Ban, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { HintButton } from '../../../components/hint-button';
import { Box, Text } from '../../../components/layout/layout';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { offerUndo } from '../../../components/offer-undo';
import { useToast } from '../../../components/toast-actions';
import { useAttempt } from '../../../components/use-attempt';
import { formatFecha, formatFechaHora } from '../../../lib/fechas';
import { useMedia } from '../../../lib/use-media';
import styles from './cotizaciones.module.css';
import {
  type CotizacionDeHistoria,
  useCotizacionesRestoreMutation,
  useCotizacionesWithdrawMutation,
} from './cotizaciones-api';
import { Tarjeta } from './cotizaciones-card';
import { formatValor } from './formato';

const fuentes = { manual: 'A mano', csv: 'De un archivo', automatica: 'De la fuente' } as const;
const few = 8;

const origenDe = ({ fuente, usuario }: Pick<CotizacionDeHistoria, 'fuente' | 'usuario'>) =>
  usuario ? `${fuentes[fuente]}, por ${usuario.nombre}` : fuentes[fuente];

interface HistoriaCardProps {
  /** The rates, the latest first; undefined while they load. */
  cotizaciones: readonly CotizacionDeHistoria[] | undefined;
  base: string;
  onCorrect: ((dia: string) => void) | undefined;
}

/** The rates of a pair in a table, including corrected and withdrawn rates. */
export function HistoriaCard({ cotizaciones, base, onCorrect }: HistoriaCardProps) {
  const [isWhole, setIsWhole] = useState(false);
  const { withdraw, restore } = useRetirar();
  const isNarrow = useMedia('(max-width: 599.98px)');
  if (cotizaciones?.length === 0) return null;
  const shown = isWhole ? cotizaciones : cotizaciones?.slice(0, few);
  return (
    <Tarjeta id="historia" title="Una por una">
      {!shown && <LoadingSkeleton rows={few} />}
      {shown && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        <div className={styles.scroll} tabIndex={0}>
          <Box as="table" full size="sm" className={styles.tabla} aria-labelledby="historia">
            <thead>
              <tr>
                <th scope="col">Día</th>
                <th scope="col">Valor en {base}</th>
                {!isNarrow && <th scope="col">Origen</th>}
                {!isNarrow && <th scope="col">Anotada</th>}
                {onCorrect && (
                  <th scope="col">
                    <span className="visually-hidden">Corregir o retirar</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {shown.map(({ id, dia, valor, vale, fuente, usuario, en, retiradaEn, retiradaPor }) => (
                <tr key={id} data-vale={vale}>
                  <th scope="row">
                    {formatFecha(dia)}
                    {isNarrow && (
                      <Box as="span" padBottom={2} size="xs" tone="soft" block className={styles.origen}>
                        {origenDe({ fuente, usuario })}. Anotada el {formatFechaHora(en)}
                      </Box>
                    )}
                  </th>
                  <td>
                    {vale ? formatValor(valor) : <del>{formatValor(valor)}</del>}
                    {!vale && !retiradaEn && <span className="visually-hidden"> (corregida después)</span>}
                    {retiradaEn && (
                      <Text block size="xs" tone="soft" title={formatFechaHora(retiradaEn)}>
                        {retiradaPor ? `Retirada por ${retiradaPor.nombre}` : 'Retirada'}
                      </Text>
                    )}
                  </td>
                  {!isNarrow && <td>{origenDe({ fuente, usuario })}</td>}
                  {!isNarrow && <td>{formatFechaHora(en)}</td>}
                  {onCorrect && (
                    <td>
                      {vale && (
                        <HintButton
                          label={`Corregir la del ${formatFecha(dia)}`}
                          size="small"
                          hintAlign="end"
                          onClick={() => onCorrect(dia)}
                        >
                          <Pencil size={16} strokeWidth={1.75} aria-hidden="true" />
                        </HintButton>
                      )}
                      {vale && usuario && (
                        <HintButton
                          label={`Retirar la del ${formatFecha(dia)}`}
                          size="small"
                          hintAlign="end"
                          onClick={() => void withdraw(id, dia)}
                        >
                          <Ban size={16} strokeWidth={1.75} aria-hidden="true" />
                        </HintButton>
                      )}
                      {retiradaEn && (
                        <Button size="small" onClick={() => void restore(id, dia)}>
                          Reponer
                        </Button>
                      )}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </Box>
        </div>
      )}
      {cotizaciones && !isWhole && cotizaciones.length > few && (
        <Button justifySelf="start" onClick={() => setIsWhole(true)}>
          Ver las {cotizaciones.length}
        </Button>
      )}
    </Tarjeta>
  );
}

/** Withdraws a rate that was recorded by mistake, and can restore it. */
function useRetirar() {
  const attempt = useAttempt();
  const toast = useToast();
  const [remove] = useCotizacionesWithdrawMutation();
  const [putBack] = useCotizacionesRestoreMutation();

  const withdraw = (id: string, dia: string) =>
    attempt(async () => {
      await remove({ id }).unwrap();
      offerUndo(toast, `Se retiró la cotización del ${formatFecha(dia)}`, () => putBack({ id }).unwrap());
    });
  const restore = (id: string, dia: string) =>
    attempt(async () => {
      await putBack({ id }).unwrap();
      toast(`Vuelve a valer la cotización del ${formatFecha(dia)}`);
    });
  return { withdraw, restore };
}
