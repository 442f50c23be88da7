import type { Agenda, Item } from '../../../../api/agenda-api';
import { BareButton, Card, Cut, PlainList, Row } from '../../../../components/layout/layout';
import { contar } from '../../../../lib/numeros';
import { clases } from '../public/clases';
import { AgendaItem } from './agenda-item';
import styles from './agenda-page.module.css';
import { AgendarDia, MasDelDia } from './partes-de-dia';
import { diaCorto, diaLargo, isFinDeSemana } from './periodo';
import { useMover } from './use-mover';
import { useSoltarEnDia } from './use-soltar-en-dia';

interface DiasGridProps {
  agenda: Agenda;
  semanas: readonly string[][];
  /** The shown month; days of other months are paler. */
  mes: string;
  hoy: string;
  /** Whether a day shows only the number of its items and opens by a press, as on a phone. */
  isCompact: boolean;
  onAgendar: ((dia: string) => void) | undefined;
  onDia: (dia: string) => void;
}

/** The most items of a day that a month shows. */
const few = 3;

/** Days in seven columns. A movable item is moved to another day by dragging, or by its menu. */
export function DiasGrid({ agenda, semanas, mes, hoy, isCompact, onAgendar, onDia }: DiasGridProps) {
  const mover = useMover();
  const soltarEn = useSoltarEnDia(agenda.items, mover);
  const items = Map.groupBy(agenda.items, (item) => item.dia);
  const feriados = new Map(agenda.feriados.map(({ dia, nombre }) => [dia, nombre]));
  return (
    <Card marginBottom={4} className={styles.marco}>
      <table className={styles.grid} data-compacta={isCompact} aria-label="Agenda">
        <thead>
          <tr>
            {semanas[0]?.map((dia) => (
              <th key={dia} scope="col">
                {diaCorto(dia)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {semanas.map((semana) => (
            <tr key={semana[0]}>
              {semana.map((dia) => {
                const ofDay = items.get(dia) ?? [];
                const shown = ofDay.slice(0, few);
                const feriado = feriados.get(dia);
                return (
                  <td
                    key={dia}
                    data-otro={!dia.startsWith(mes)}
                    data-hoy={dia === hoy}
                    data-libre={feriado !== undefined || isFinDeSemana(dia)}
                    {...soltarEn(dia)}
                  >
                    {isCompact ? (
                      <DiaCompacto dia={dia} items={ofDay} feriado={feriado} onDia={onDia} />
                    ) : (
                      <>
                        <Row align="center" gap={1} className={styles.cabeza}>
                          <time dateTime={dia}>
                            <span aria-hidden="true">{Number(dia.slice(8))}</span>
                            <span className="visually-hidden">{diaLargo(dia)}</span>
                          </time>
                          {feriado && (
                            <Cut shrinks size="xs" weight="regular" tone="soft" className={styles.feriadoNombre}>
                              {feriado}
                            </Cut>
                          )}
                          {onAgendar && <AgendarDia dia={dia} className={styles.agregar} onAgendar={onAgendar} />}
                        </Row>
                        {shown.length > 0 && (
                          <PlainList flow="stack" gap="2px" className={styles.items}>
                            {shown.map((item) => (
                              <AgendaItem key={`${item.clase}-${item.id}`} item={item} isShort onMover={mover} />
                            ))}
                          </PlainList>
                        )}
                        <MasDelDia
                          dia={dia}
                          cuantos={ofDay.length - shown.length}
                          className={styles.mas}
                          onClick={() => onDia(dia)}
                        />
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

interface DiaCompactoProps {
  dia: string;
  items: readonly Item[];
  feriado: string | undefined;
  onDia: (dia: string) => void;
}

/** A day of a month on a phone: its number, and a dot for each of its first items. */
function DiaCompacto({ dia, items, feriado, onDia }: DiaCompactoProps) {
  const cosas = contar(items.length, 'cosa', 'cosas');
  const label = [diaLargo(dia), feriado, items.length > 0 ? cosas : null].filter(Boolean).join(', ');
  return (
    <BareButton full className={styles.compacto} aria-label={label} onClick={() => onDia(dia)}>
      <time className={styles.numero} dateTime={dia}>
        {Number(dia.slice(8))}
      </time>
      <Row as="span" gap="2px" className={styles.puntos}>
        {items.slice(0, few).map(({ clase, id }) => (
          <span key={`${clase}-${id}`} className={styles.punto} data-tono={clases[clase].tono} />
        ))}
      </Row>
    </BareButton>
  );
}
