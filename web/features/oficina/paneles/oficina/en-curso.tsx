import { ChartCard } from '../../../../components/charts/chart-card';
import { PartsChart } from '../../../../components/charts/parts-chart';
import { useNombreDeEstado } from '../../../expediente/carpetas/publico/estados';
import styles from '../paneles.module.css';
import type { Oficina } from '../paneles-api';

/** The carpetas that go on, by state. */
export function EnCurso({ enCurso }: { enCurso: Oficina['enCurso'] | undefined }) {
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
