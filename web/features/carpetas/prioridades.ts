import { ArrowDown, ArrowUp, ChevronsUp, Equal, type LucideIcon } from 'lucide-react';
import type { CarpetaResumenDto } from '../../api/generated/carpetas';

export type Prioridad = CarpetaResumenDto['prioridad'];

/** The priorities, from the lowest to the highest. */
export const prioridades: Record<Prioridad, { nombre: string; Icon: LucideIcon }> = {
  baja: { nombre: 'Baja', Icon: ArrowDown },
  normal: { nombre: 'Normal', Icon: Equal },
  alta: { nombre: 'Alta', Icon: ArrowUp },
  urgente: { nombre: 'Urgente', Icon: ChevronsUp },
};

export const nombresDePrioridad = Object.keys(prioridades) as Prioridad[];
