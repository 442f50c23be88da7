import { Link } from 'react-router-dom';
import { ChartCard } from '../../../../components/charts/chart-card';
import type { ChartData } from '../../../../components/charts/chart-data';
import { PartsChart } from '../../../../components/charts/parts-chart';
import { contar } from '../../../../lib/numeros';
import type { Oficina } from '../paneles-api';
import { tareasCon, tareasQueVencen } from './direccion';

function chartOf({ vencidas, hoy, semana, despues, sinFecha }: Oficina['tareas']): ChartData {
  return {
    heading: 'Vencimiento',
    labels: ['Vencidas', 'Para hoy', 'Esta semana', 'Más adelante', 'Sin fecha'],
    series: [{ name: 'Tareas pendientes', values: [vencidas, hoy, semana, despues, sinFecha] }],
    tones: ['danger'],
    links: (['vencidas', 'hoy', 'semana', 'despues', 'sinFecha'] as const).map(tareasQueVencen),
  };
}

/** The pending tareas by due date, and the numbers of tareas created and completed. */
export function Tareas({ oficina, cual }: { oficina: Oficina | undefined; cual: 'esta' | 'pasada' }) {
  const tareas = oficina?.tareas;
  return (
    <ChartCard
      title="Tareas pendientes"
      subtitle={oficina ? <Ritmo tareas={oficina.tareas} semana={oficina[cual]} cual={cual} /> : '\u00a0'}
      data={tareas && chartOf(tareas)}
      emptyText="No queda ninguna tarea pendiente."
      height={260}
    >
      {(data) => <PartsChart data={data} label="Tareas pendientes por vencimiento" shape="bars" size={96} />}
    </ChartCard>
  );
}

interface RitmoProps {
  tareas: Oficina['tareas'];
  semana: Oficina['esta'];
  cual: 'esta' | 'pasada';
}

/** The numbers of tareas created and completed in a week. Each number leads to these tareas. */
function Ritmo({ tareas, semana: { desde, hasta }, cual }: RitmoProps) {
  return (
    <>
      <Link to={tareasCon('creada', desde, hasta)}>{contar(tareas.nuevas[cual], 'nueva', 'nuevas')}</Link> y{' '}
      <Link to={tareasCon('completada', desde, hasta)}>
        {contar(tareas.completadas[cual], 'completada', 'completadas')}
      </Link>{' '}
      {cual === 'esta' ? 'esta semana' : 'la semana anterior'}
    </>
  );
}
