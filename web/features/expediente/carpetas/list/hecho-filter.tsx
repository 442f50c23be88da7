import { PeriodoFilter } from '../../../../components/filter/periodo-filter';

const hechos: Record<string, string> = {
  nueva: 'Nuevas',
  movida: 'Movidas',
  firmada: 'Firmadas',
  atrasada: 'Firmas atrasadas',
  terminada: 'Terminadas',
  anulada: 'Anuladas',
  reabierta: 'Reabiertas',
};

interface HechoFilterProps {
  value: string;
  onChange: (value: string) => void;
}

/** The filter by events of carpetas in a period. */
export const HechoFilter = (props: HechoFilterProps) => <PeriodoFilter hechos={hechos} {...props} />;
