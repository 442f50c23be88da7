import { Link } from 'react-router-dom';
import { CartesianChart } from '../../../../components/charts/cartesian-chart';
import { ChartCard } from '../../../../components/charts/chart-card';
import type { ChartData } from '../../../../components/charts/chart-data';
import { PeriodSwitch } from '../../../../components/charts/period-switch';
import { PlainList, Text } from '../../../../components/layout/layout';
import { formatFecha } from '../../../../lib/fechas';
import { formatEntero } from '../../../../lib/numeros';
import { carpetasCon, type Hecho } from '../../../expediente/carpetas/public/direcciones';
import styles from '../paneles.module.css';
import type { SemanaDeOficina } from '../paneles-api';

type Cual = 'esta' | 'pasada';

const semanas = [
  { value: 'pasada', label: 'Anterior' },
  { value: 'esta', label: 'Esta semana' },
] as const;

const dias = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

const totales: readonly [figure: keyof SemanaDeOficina & `${Hecho}s`, hecho: Hecho, label: string][] = [
  ['nuevas', 'nueva', 'Nuevas'],
  ['movidas', 'movida', 'Movidas'],
  ['firmadas', 'firmada', 'Firmadas'],
  ['atrasadas', 'atrasada', 'Atrasadas'],
  ['terminadas', 'terminada', 'Terminadas'],
  ['reabiertas', 'reabierta', 'Reabiertas'],
  ['anuladas', 'anulada', 'Anuladas'],
];

function chartOf(semana: SemanaDeOficina): ChartData {
  const links = (hecho: Hecho) => semana.dias.map(({ dia }) => carpetasCon(hecho, dia));
  return {
    heading: 'Día',
    labels: semana.dias.map(({ dia }, place) => `${dias[place]} ${formatFecha(dia)}`),
    ticks: dias.map((dia) => dia.slice(0, 3)),
    series: [
      { name: 'Nuevas', kind: 'column', values: semana.dias.map(({ nuevas }) => nuevas), links: links('nueva') },
      { name: 'Movidas', kind: 'column', values: semana.dias.map(({ movidas }) => movidas), links: links('movida') },
      {
        name: 'Firmadas',
        kind: 'column',
        values: semana.dias.map(({ firmadas }) => firmadas),
        links: links('firmada'),
      },
      {
        name: 'Firmas atrasadas',
        tone: 'danger',
        kind: 'line',
        values: semana.dias.map(({ atrasadas }) => atrasadas),
        links: links('atrasada'),
      },
    ],
  };
}

interface SemanaProps {
  semana: SemanaDeOficina | undefined;
  cual: Cual;
  onChange: (cual: Cual) => void;
}

/** The events of carpetas in a week, by day and in total. */
export function Semana({ semana, cual, onChange }: SemanaProps) {
  return (
    <ChartCard
      className={styles.wide}
      title="Carpetas de la semana"
      subtitle={semana ? `Del ${formatFecha(semana.desde)} al ${formatFecha(semana.hasta)}` : '\u00a0'}
      data={semana && chartOf(semana)}
      emptyText="En esta semana no se abrió, movió ni firmó ninguna carpeta."
      height={288}
      controls={<PeriodSwitch label="Semana" options={semanas} value={cual} onChange={onChange} />}
      footer={
        <PlainList flow="stack" gap={2} className={styles.totals}>
          {totales.map(([figure, hecho, label]) => (
            <li key={figure}>
              {semana ? (
                <Link to={carpetasCon(hecho, semana.desde, semana.hasta)}>
                  <Text as="strong" size="xl" tone="text" numeric block>
                    {formatEntero(semana[figure])}
                  </Text>{' '}
                  {label}
                </Link>
              ) : (
                <span>
                  <Text as="strong" size="xl" tone="text" numeric block>
                    –
                  </Text>{' '}
                  {label}
                </span>
              )}
            </li>
          ))}
        </PlainList>
      }
    >
      {(data) => <CartesianChart data={data} label="Carpetas de la semana, por día" height={248} />}
    </ChartCard>
  );
}
