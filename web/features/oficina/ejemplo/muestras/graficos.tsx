import { useState } from 'react';
import { CartesianChart } from '../../../../components/charts/cartesian-chart';
import { ChartCard } from '../../../../components/charts/chart-card';
import type { ChartData } from '../../../../components/charts/chart-data';
import { FigureTile } from '../../../../components/charts/figure-tile';
import { PartsChart } from '../../../../components/charts/parts-chart';
import { PeriodSwitch } from '../../../../components/charts/period-switch';
import { Sparkline } from '../../../../components/charts/sparkline';
import { Stack } from '../../../../components/layout/layout';
import styles from '../ejemplo.module.css';
import { Muestra } from '../muestra';

const dias = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
const semanas = {
  esta: { abiertas: [3, 5, 2, 6, 4, 1, 0], firmadas: [1, 2, 2, 3, 5, 0, 0] },
  anterior: { abiertas: [4, 2, 3, 3, 5, 0, 0], firmadas: [2, 1, 4, 2, 3, 1, 0] },
};
const periodos = [
  { value: 'anterior', label: 'Semana anterior' },
  { value: 'esta', label: 'Esta semana' },
] as const;

const porEstado: ChartData = {
  heading: 'Estado',
  labels: ['En preparación', 'Lista para firma', 'Firmada', 'En inscripción', 'Entregada'],
  series: [{ name: 'Carpetas', values: [18, 7, 5, 9, 12] }],
};

const tendencia: ChartData = {
  heading: 'Mes',
  labels: ['junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre'],
  series: ['Compraventas', 'Poderes', 'Actas', 'Donaciones', 'Hipotecas', 'Testamentos'].map((name, place) => ({
    name,
    values: [4, 7, 5, 9, 8, 11].map((value, month) => value + ((place * 5 + month * place) % 9)),
  })),
};

/** The charts: all colours, dashes and patterns can be compared here in each theme. */
export function Graficos() {
  const [periodo, setPeriodo] = useState<keyof typeof semanas>('esta');
  const { abiertas, firmadas } = semanas[periodo];
  const semana: ChartData = {
    heading: 'Día',
    labels: dias,
    ticks: dias.map((dia) => dia.slice(0, 3)),
    series: [
      { name: 'Abiertas', values: abiertas, kind: 'column' },
      { name: 'Firmadas', values: firmadas, kind: 'line' },
    ],
  };
  return (
    <Muestra
      id="graficos"
      title="Gráficos"
      text="Cada serie se distingue sin ver los colores: por sus trazos y su trama. Detrás de cada gráfico hay una tabla, que se ve, se lee en voz alta y se descarga."
    >
      <Stack gap={6} className={styles.graficos}>
        <FigureTile label="Abiertas" value={21} before={{ value: 17, label: 'la semana anterior' }}>
          <Sparkline values={[12, 9, 14, 11, 17, 21]} />
        </FigureTile>
        <FigureTile label="Vencidas" value={3} tone="danger" note="Desde hace más de un día" />
        <ChartCard
          title="Carpetas de la semana"
          data={semana}
          emptyText="En esta semana no se abrió ninguna carpeta."
          controls={<PeriodSwitch label="Semana" options={periodos} value={periodo} onChange={setPeriodo} />}
        >
          {(data) => <CartesianChart data={data} label="Carpetas de la semana" showsValues />}
        </ChartCard>
        <ChartCard title="Por estado" data={porEstado} emptyText="No hay carpetas.">
          {(data) => <PartsChart data={data} label="Carpetas por estado" />}
        </ChartCard>
        <ChartCard title="Por acto" data={tendencia} emptyText="No hay carpetas.">
          {(data) => <CartesianChart data={data} label="Carpetas por acto" />}
        </ChartCard>
        <ChartCard title="Tareas" data={porEstado} emptyText="No hay tareas.">
          {(data) => <PartsChart data={data} label="Tareas" shape="bars" size={160} />}
        </ChartCard>
      </Stack>
    </Muestra>
  );
}
