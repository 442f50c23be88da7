import { CartesianChart } from '../../../../components/charts/cartesian-chart';
import { ChartCard } from '../../../../components/charts/chart-card';
import type { ChartData } from '../../../../components/charts/chart-data';
import { carpetasCon, type Hecho } from '../../../expediente/carpetas/publico/direcciones';
import styles from '../paneles.module.css';
import type { SemanaDeOficina } from '../paneles-api';

function chartOf({ desde, hasta, responsables }: SemanaDeOficina): ChartData {
  const links = (hecho: Hecho) =>
    responsables.map(({ id }) => carpetasCon(hecho, desde, hasta, { responsable: id ?? 'nadie' }));
  return {
    heading: 'Responsable',
    labels: responsables.map(({ nombre }) => nombre),
    ticks: responsables.map(({ nombre }) => nombre.split(' ')[0] ?? nombre),
    series: [
      { name: 'Nuevas', kind: 'column', values: responsables.map(({ nuevas }) => nuevas), links: links('nueva') },
      { name: 'Movidas', kind: 'column', values: responsables.map(({ movidas }) => movidas), links: links('movida') },
      {
        name: 'Firmadas',
        kind: 'column',
        values: responsables.map(({ firmadas }) => firmadas),
        links: links('firmada'),
      },
      {
        name: 'Firmas atrasadas',
        kind: 'column',
        values: responsables.map(({ atrasadas }) => atrasadas),
        links: links('atrasada'),
      },
    ],
  };
}

/** The same week, by the person in charge of each carpeta. */
export function PorResponsable({ semana, cual }: { semana: SemanaDeOficina | undefined; cual: 'esta' | 'pasada' }) {
  return (
    <ChartCard
      className={styles.wide}
      title="Por responsable"
      subtitle={cual === 'esta' ? 'Esta semana' : 'La semana anterior'}
      data={semana && chartOf(semana)}
      emptyText="En esta semana no pasó nada en ninguna carpeta."
      height={260}
    >
      {(data) => <CartesianChart data={data} label="Carpetas por responsable" height={220} />}
    </ChartCard>
  );
}
