import { CalendarDays } from 'lucide-react';
import type { Agenda } from '../../../../api/agenda-api';
import { Button } from '../../../../components/button';
import { EmptyState } from '../../../../components/empty-state';
import { AgendaItem } from './agenda-item';
import styles from './agenda-page.module.css';
import { diaLargo } from './periodo';
import { useMover } from './use-mover';

interface DiasListaProps {
  agenda: Agenda;
  hoy: string;
  onAgendar: ((dia: string) => void) | undefined;
}

/** The days on which there is something, one below the other. */
export function DiasLista({ agenda, hoy, onAgendar }: DiasListaProps) {
  const mover = useMover();
  const items = Map.groupBy(agenda.items, (item) => item.dia);
  const feriados = new Map(agenda.feriados.map(({ dia, nombre }) => [dia, nombre]));
  const days = [...new Set([...items.keys(), ...feriados.keys()])].toSorted();
  if (agenda.items.length === 0) {
    return (
      <div className={styles.marco}>
        <EmptyState
          Icon={CalendarDays}
          title="No hay nada agendado en estos días"
          text="Las firmas previstas, los plazos y las tareas con fecha aparecen solos."
          action={
            onAgendar && (
              <Button variant="contained" onClick={() => onAgendar(hoy)}>
                Agendar
              </Button>
            )
          }
        />
      </div>
    );
  }
  return (
    <div className={styles.marco}>
      {days.map((dia) => (
        <section key={dia} className={styles.dia} data-hoy={dia === hoy} aria-labelledby={`dia-${dia}`}>
          <h3 id={`dia-${dia}`}>
            {diaLargo(dia)}
            {dia === hoy && ' · hoy'}
            {feriados.has(dia) && <span className={styles.feriadoNombre}>{feriados.get(dia)}</span>}
          </h3>
          <ul className={styles.items}>
            {(items.get(dia) ?? []).map((item) => (
              <AgendaItem key={`${item.clase}-${item.id}`} item={item} isShort={false} onMover={mover} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
