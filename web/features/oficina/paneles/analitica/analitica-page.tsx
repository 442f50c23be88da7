import { ChartPie, ShieldCheck } from 'lucide-react';
import { CartesianChart } from '../../../../components/charts/cartesian-chart';
import { ChartCard } from '../../../../components/charts/chart-card';
import type { ChartData } from '../../../../components/charts/chart-data';
import { FigureTile } from '../../../../components/charts/figure-tile';
import { PartsChart } from '../../../../components/charts/parts-chart';
import { PeriodSwitch } from '../../../../components/charts/period-switch';
import { Sparkline } from '../../../../components/charts/sparkline';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { Box, Stack } from '../../../../components/layout/layout';
import { PageHeader } from '../../../../components/page-header';
import { formatFecha } from '../../../../lib/fechas';
import { formatDecimal } from '../../../../lib/numeros';
import { oneOf } from '../../../../lib/url-codecs';
import { useUrlState } from '../../../../lib/use-url-state';
import { usePermiso } from '../../../../session/use-permiso';
import styles from '../paneles.module.css';
import { type Uso, usePanelesFindAnaliticaQuery } from '../paneles-api';
import { nombreDeSeccion } from '../public/sections';

const schema = { periodo: oneOf(['mes', 'anio', 'anterior'], 'mes') };
const periodos = [
  { value: 'anterior', label: 'Año anterior' },
  { value: 'anio', label: 'Este año' },
  { value: 'mes', label: '30 días' },
] as const;

type Figure = Exclude<keyof Uso['dias'][number], 'dia'>;
const figures: readonly [figure: Figure, label: string][] = [
  ['sesiones', 'Sesiones'],
  ['paginas', 'Páginas abiertas'],
  ['busquedas', 'Búsquedas'],
  ['documentosVistos', 'Documentos vistos'],
  ['documentosCreados', 'Documentos subidos'],
];

const parts = (heading: string, name: string, some: Uso['secciones']): ChartData => ({
  heading,
  labels: some.map(({ de }) => de),
  series: [{ name, kind: 'column', values: some.map(({ cantidad }) => cantidad) }],
});

/** How the product is used in the office, for titulares. */
export function AnaliticaPage() {
  const sees = usePermiso('analitica.ver');
  const [{ periodo }, change] = useUrlState(schema);
  const { data, error, refetch } = usePanelesFindAnaliticaQuery(undefined, {
    skip: !sees,
    refetchOnMountOrArgChange: true,
  });
  if (!sees)
    return <EmptyState Icon={ChartPie} title="Solo para titulares" text="Un titular ve cuánto se usa el producto." />;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const uso = data?.uso;
  const total = (figure: Figure, from: number, to?: number) =>
    uso?.dias.slice(from, to).reduce((sum, dia) => sum + dia[figure], 0);
  return (
    <>
      <PageHeader title="Analítica" subtitle="Cuánto se usa Carpetas en la oficina: los últimos 30 días" />
      <Box as="p" marginBottom={5} tone="soft" className={styles.explained}>
        <ShieldCheck size={16} strokeWidth={1.75} aria-hidden="true" /> Se cuenta cuánto, nunca quién. Para contar a
        cada persona una vez por día se guarda una huella con una clave que se borra al terminar el día. Las cuentas se
        guardan dos años.
      </Box>
      <Stack marginBottom={6} gap={4} className={styles.tiles5}>
        {figures.map(([figure, label]) => {
          const before = total(figure, 0, 30) ?? 0;
          return (
            <FigureTile
              key={figure}
              label={label}
              value={total(figure, 30)}
              before={{ value: before, label: 'los 30 días anteriores' }}
            >
              {uso && <Sparkline values={uso.dias.slice(30).map((dia) => dia[figure])} />}
            </FigureTile>
          );
        })}
      </Stack>
      <Stack bounded gap={6} className={styles.grid}>
        <ChartCard
          className={styles.full}
          title="Sesiones por día"
          subtitle="Una sesión termina tras media hora sin abrir una página"
          data={data && sesiones(data, periodo)}
          emptyText="En este período no se usó el producto, o todavía no se contaba."
          height={280}
          controls={
            <PeriodSwitch
              label="Período"
              options={periodos}
              value={periodo}
              onChange={(next) => change({ periodo: next })}
            />
          }
        >
          {(chart) => <CartesianChart data={chart} label="Sesiones por día" height={240} />}
        </ChartCard>
        <ChartCard
          className={styles.wide}
          title="Por hora"
          subtitle="Páginas abiertas a cada hora del día"
          data={
            uso && {
              heading: 'Hora',
              labels: uso.horas.map((_, hora) => `${hora} h`),
              series: [{ name: 'Páginas', kind: 'column', values: uso.horas }],
            }
          }
          emptyText="Todavía no se abrió ninguna página."
        >
          {(chart) => <CartesianChart data={chart} label="Páginas por hora" height={240} />}
        </ChartCard>
        <ChartCard
          title="Dispositivos"
          data={uso && parts('Dispositivo', 'Sesiones', uso.dispositivos)}
          emptyText="Todavía no hubo ninguna sesión."
        >
          {(chart) => <PartsChart data={chart} label="Sesiones por dispositivo" size={160} />}
        </ChartCard>
        <ChartCard
          className={styles.wide}
          title="Secciones"
          subtitle="Las más abiertas"
          data={
            uso &&
            parts(
              'Sección',
              'Páginas',
              uso.secciones.slice(0, 8).map(({ de, cantidad }) => ({ de: nombreDeSeccion(de), cantidad })),
            )
          }
          emptyText="Todavía no se abrió ninguna página."
        >
          {(chart) => <CartesianChart data={chart} label="Páginas por sección" height={240} showsValues />}
        </ChartCard>
        <ChartCard
          title="Navegadores"
          data={uso && parts('Navegador', 'Sesiones', uso.navegadores)}
          emptyText="Todavía no hubo ninguna sesión."
        >
          {(chart) => <PartsChart data={chart} label="Sesiones por navegador" size={160} />}
        </ChartCard>
        <ChartCard
          className={styles.wide}
          title="Sesiones y páginas"
          subtitle={
            data &&
            `${formatDecimal(data.visitorsVsPageViews.overallScore)} páginas por sesión; ` +
              `${formatDecimal(data.visitorsVsPageViews.averageRatio)} en los 30 días anteriores, ` +
              `${formatDecimal(data.visitorsVsPageViews.predictedRatio)} en los últimos 7`
          }
          data={data && sesionesYPaginas(data.visitorsVsPageViews.series)}
          emptyText="Todavía no hubo ninguna sesión."
        >
          {(chart) => <CartesianChart data={chart} label="Sesiones y páginas por día" height={240} />}
        </ChartCard>
        <ChartCard
          title="La primera del día"
          subtitle="Sesiones de cada persona"
          data={uso && parts('Sesión', 'Sesiones', primeras(total('personas', 30) ?? 0, total('sesiones', 30) ?? 0))}
          emptyText="Todavía no hubo ninguna sesión."
        >
          {(chart) => <PartsChart data={chart} label="Primeras sesiones del día y las que siguen" size={160} />}
        </ChartCard>
      </Stack>
    </>
  );
}

/** Splits the sesiones in two: the first of each person's day, and the later ones. */
function primeras(personas: number, sesiones: number): Uso['secciones'] {
  return [
    { de: 'La primera', cantidad: Math.min(personas, sesiones) },
    { de: 'Las que siguen', cantidad: Math.max(sesiones - personas, 0) },
  ];
}

/** The sesiones and the pages of each day, from the points of the answer. */
function sesionesYPaginas(series: readonly Serie[]): ChartData {
  const dias = series[0]?.data.map(({ x }) => formatFecha(x)) ?? [];
  return {
    heading: 'Día',
    labels: dias,
    ticks: dias.map((dia) => dia.slice(0, 5)),
    series: series.map(({ name, data }) => ({ name, kind: 'line', values: data.map(({ y }) => y) })),
  };
}

function sesiones(
  { uso, visitors }: { uso: Uso; visitors: { series: { 'this-year': Serie[]; 'last-year': Serie[] } } },
  periodo: 'mes' | 'anio' | 'anterior',
): ChartData {
  if (periodo !== 'mes') {
    const points = visitors.series[periodo === 'anio' ? 'this-year' : 'last-year'][0]?.data ?? [];
    return {
      heading: 'Día',
      labels: points.map(({ x }) => formatFecha(x)),
      series: [{ name: 'Sesiones', kind: 'area', values: points.map(({ y }) => y) }],
    };
  }
  const dias = uso.dias.slice(30);
  return {
    heading: 'Día',
    labels: dias.map(({ dia }) => formatFecha(dia)),
    ticks: dias.map(({ dia }) => formatFecha(dia).slice(0, 5)),
    series: [
      { name: 'Sesiones', kind: 'area', values: dias.map((dia) => dia.sesiones) },
      { name: 'Personas', kind: 'line', values: dias.map((dia) => dia.personas) },
    ],
  };
}

interface Serie {
  name: string;
  data: { x: string; y: number }[];
}
