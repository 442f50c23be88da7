import { Bell, CalendarCheck, Columns3, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import card from '../../../../components/charts/charts.module.css';
import { PeriodSwitch } from '../../../../components/charts/period-switch';
import { EmptyState } from '../../../../components/empty-state';
import { Box, PlainList, Row } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { clases } from '../../../expediente/agenda/public/clases';
import { horaEnLaCuenta } from '../../../expediente/agenda/public/hora';
import styles from '../paneles.module.css';
import type { Oficina } from '../paneles-api';

type Dia = 'hoy' | 'manana';
type Tipo = Oficina['agenda']['hoy'][number]['tipo'];

const dias = [
  { value: 'hoy', label: 'Hoy' },
  { value: 'manana', label: 'Mañana' },
] as const;

const tipos: Record<Tipo, { Icon: LucideIcon; nombre: string }> = {
  ...clases,
  tarjeta: { Icon: Columns3, nombre: 'Tarjeta' },
  nota: { Icon: Bell, nombre: 'Recordatorio' },
};

interface AgendaProps {
  agenda: Oficina['agenda'] | undefined;
  dia: Dia;
  onChange: (dia: Dia) => void;
}

/** The person's agenda of today and tomorrow. */
export function Agenda({ agenda, dia, onChange }: AgendaProps) {
  const id = useId();
  const citas = agenda?.[dia];
  return (
    <section className={card.card} aria-labelledby={id}>
      <Row as="header" align="start" justify="between" wrap gap={[2, 4]}>
        <Box shrinks className={card.titles}>
          <h2 id={id}>Agenda</h2>
        </Box>
        <Row align="center" gap={2} marginLeft="auto" only="screen">
          <PeriodSwitch label="Día" options={dias} value={dia} onChange={onChange} />
        </Row>
      </Row>
      {!citas && <LoadingSkeleton rows={6} />}
      {citas?.length === 0 && (
        <EmptyState
          Icon={CalendarCheck}
          title={dia === 'hoy' ? 'Nada para hoy' : 'Nada para mañana'}
          text="Aquí están las firmas, los eventos, lo que vence y sus recordatorios."
        />
      )}
      {citas && citas.length > 0 && (
        <PlainList packed flow="stack" className={styles.agenda} tabIndex={0} aria-labelledby={id}>
          {citas.map(({ tipo, titulo, hora, lugar, enlace }) => {
            const { Icon, nombre } = tipos[tipo];
            return (
              <li key={enlace}>
                <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
                <div>
                  <Link to={enlace}>{titulo || 'Sin título'}</Link>
                  <p>{[nombre, hora ? horaEnLaCuenta(hora) : null, lugar].filter(Boolean).join(' · ')}</p>
                </div>
              </li>
            );
          })}
        </PlainList>
      )}
    </section>
  );
}
