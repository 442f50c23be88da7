import { CartesianChart } from '../../../../components/charts/cartesian-chart';
import { ChartCard } from '../../../../components/charts/chart-card';
import type { ChartData } from '../../../../components/charts/chart-data';
import { FigureTile } from '../../../../components/charts/figure-tile';
import { PartsChart } from '../../../../components/charts/parts-chart';
import { Stack } from '../../../../components/layout/layout';
import { carpetasCon, carpetasEnCurso, type Hecho } from '../../../expediente/carpetas/public/direcciones';
import { useNombreDeEstado } from '../../../expediente/carpetas/public/estados';
import styles from '../paneles.module.css';
import type { Oficina, SemanaDeOficina } from '../paneles-api';
import { Agenda } from './agenda';
import { tareasQueVencen, type usePanel } from './direccion';
import { Semana } from './semana';
import { Tareas } from './tareas';

type Panel = ReturnType<typeof usePanel>;

interface InicioProps {
  /** The figures of the office; undefined while they load, when every part keeps its place. */
  oficina: Oficina | undefined;
  panel: Panel[0];
  onChange: Panel[1];
}

/** The first part of the panel: the carpetas, the tareas and the day. */
export function Inicio({ oficina, panel, onChange }: InicioProps) {
  const semana = oficina?.[panel.semana];
  return (
    <>
      <Stack marginBottom={6} gap={4} className={styles.tiles}>
        <FigureTile
          label="Carpetas en curso"
          value={oficina?.enCurso.reduce((sum, { total }) => sum + total, 0)}
          note="Sin entregar, archivar ni anular"
          to={carpetasEnCurso()}
        />
        <FigureTile label="Firmas de hoy" value={oficina?.firmanHoy} note="Previstas" to="/carpetas?firma=hoy" />
        <FigureTile
          label="Firmas atrasadas"
          value={oficina?.atrasadas}
          tone="danger"
          note="Previstas para un día que pasó"
          to="/carpetas?firma=atrasada"
        />
        <FigureTile
          label="Tareas vencidas"
          value={oficina?.tareas.vencidas}
          tone="danger"
          note="Pendientes, con fecha pasada"
          to={tareasQueVencen('vencidas')}
        />
      </Stack>
      <Stack bounded gap={6} className={styles.grid}>
        <Semana semana={semana} cual={panel.semana} onChange={(cual) => onChange({ semana: cual })} />
        <Agenda agenda={oficina?.agenda} dia={panel.dia} onChange={(dia) => onChange({ dia })} />
        <PorResponsable semana={semana} cual={panel.semana} />
        <Tareas oficina={oficina} cual={panel.semana} />
        <EnCurso enCurso={oficina?.enCurso} />
      </Stack>
    </>
  );
}

/** The carpetas in progress, by state. */
function EnCurso({ enCurso }: { enCurso: Oficina['enCurso'] | undefined }) {
  const nombre = useNombreDeEstado();
  return (
    <ChartCard
      className={styles.full}
      title="Carpetas en curso"
      subtitle="Por estado, hoy"
      data={
        enCurso && {
          heading: 'Estado',
          labels: enCurso.map(({ estado }) => nombre(estado)),
          series: [{ name: 'Carpetas', values: enCurso.map(({ total }) => total) }],
          links: enCurso.map(({ estado }) => `/carpetas?estado=${estado}`),
        }
      }
      emptyText="No hay ninguna carpeta en curso."
      height={260}
    >
      {(data) => <PartsChart data={data} label="Carpetas en curso por estado" />}
    </ChartCard>
  );
}

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
        tone: 'danger',
        kind: 'column',
        values: responsables.map(({ atrasadas }) => atrasadas),
        links: links('atrasada'),
      },
    ],
  };
}

/** The figures of the chosen week, by the person in charge of each carpeta. */
function PorResponsable({ semana, cual }: { semana: SemanaDeOficina | undefined; cual: 'esta' | 'pasada' }) {
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
