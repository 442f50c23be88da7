import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Item, useAgendaFindQuery } from '../../../../api/agenda-api';
import { BareButton, Cut, PlainList, Row, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { daysBetween, plusDays } from '../../../../lib/fechas';
import { clases } from '../public/clases';
import styles from './agenda-page.module.css';

/** The days before today of which what is late is told. */
const DIAS_ANTES = 30;

/** The lines that show before the rest is unfolded. */
const POCOS = 2;

/** The height of a line in pixels. */
const ALTO = 24;

/** The kinds of items that somebody must not miss. */
const QUE_VENCEN: readonly Item['clase'][] = ['plazo', 'certificado', 'requisito', 'inscripcion', 'tarea'];

interface VencimientosProps {
  hoy: string;
  de: 'todos' | 'yo';
}

/** What is late, and what ends today or tomorrow, one line each. */
export function Vencimientos({ hoy, de }: VencimientosProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { data, error } = useAgendaFindQuery({ desde: plusDays(hoy, -DIAS_ANTES), hasta: plusDays(hoy, 1), de });
  const vencen = data?.items.filter(({ clase, hecho }) => !hecho && QUE_VENCEN.includes(clase)) ?? [];
  // The place of the lines is kept while they load, so that the agenda under them does not jump.
  if (!data && !error) return <LoadingSkeleton rows={POCOS + 1} rowHeight={ALTO} />;
  if (vencen.length === 0) return null;
  // What ends today comes first, then tomorrow, then what is late, the latest first.
  const sorted = vencen.toSorted((a, b) => ordenDe(a, hoy) - ordenDe(b, hoy));
  const shown = isOpen ? sorted : sorted.slice(0, POCOS);
  return (
    <section className={styles.vencimientos} aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        Vencimientos
      </h2>
      <PlainList className={styles.avisos} data-abierta={isOpen}>
        {shown.map((item) => (
          <Aviso key={`${item.clase}-${item.id}`} item={item} hoy={hoy} />
        ))}
      </PlainList>
      {vencen.length > POCOS && (
        <BareButton
          size="sm"
          tone="soft"
          className={styles.mas}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Mostrar menos' : resumenDe(sorted.slice(POCOS), hoy)}
        </BareButton>
      )}
    </section>
  );
}

function Aviso({ item: { clase, titulo, dia, carpeta, enlace }, hoy }: { item: Item; hoy: string }) {
  const { nombre, Icon } = clases[clase];
  return (
    <Row as="li" align="center" gap={1} minHeight={ALTO} className={styles.aviso} data-tarde={dia < hoy}>
      <Icon size={14} strokeWidth={2} aria-hidden="true" />
      <Text fixed size="sm" weight="medium" className={styles.cuando}>
        {cuandoDe(dia, hoy)}
      </Text>
      <Cut shrinks size="sm">
        <Link to={enlace}>
          <span className="visually-hidden">{nombre}: </span>
          {titulo}
        </Link>
        {carpeta && <Text tone="soft">{` · ${carpeta.caratula}`}</Text>}
      </Cut>
    </Row>
  );
}

const ordenDe = ({ dia }: Item, hoy: string): number => {
  const days = daysBetween(hoy, dia);
  return days < 0 ? 10 - days : days;
};

/** «Hoy», «Mañana», «Ayer», «Hace 3 días» */
export function cuandoDe(dia: string, hoy: string): string {
  const days = daysBetween(hoy, dia);
  const known: Record<number, string> = { [-1]: 'Ayer', 0: 'Hoy', 1: 'Mañana' };
  return known[days] ?? `Hace ${-days} días`;
}

/** «y 3 de hoy, 2 de mañana, 14 atrasados» */
export function resumenDe(items: readonly Pick<Item, 'dia'>[], hoy: string): string {
  const late = items.filter(({ dia }) => dia < hoy).length;
  const counts = [
    [items.filter(({ dia }) => dia === hoy).length, 'de hoy'],
    [items.filter(({ dia }) => dia > hoy).length, 'de mañana'],
    [late, late === 1 ? 'atrasado' : 'atrasados'],
  ] as const;
  const told = counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  return `Ver ${told.join(', ')}`;
}
