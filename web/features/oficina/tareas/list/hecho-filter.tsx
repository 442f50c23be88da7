import { PeriodoFilter } from '../../../../components/filter/periodo-filter';

const hechos: Record<string, string> = { creada: 'Creadas', completada: 'Completadas' };

interface HechoFilterProps {
  value: string;
  onChange: (value: string) => void;
}

/** The filter for tareas created or completed in a period. */
export const HechoFilter = (props: HechoFilterProps) => <PeriodoFilter hechos={hechos} {...props} />;
