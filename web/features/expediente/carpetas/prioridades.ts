import { ArrowDown, ArrowUp, ChevronsUp, Equal, type LucideIcon } from 'lucide-react';
import { PRIORIDAD_NOMBRE as nombre } from '../../../../server/vocabulario/prioridades';
import type { CarpetaResumenDto } from '../../../api/generated/carpetas';

export type Prioridad = CarpetaResumenDto['prioridad'];

/** The priorities, from the lowest to the highest. */
export const prioridades: Record<Prioridad, { nombre: string; Icon: LucideIcon }> = {
  baja: { nombre: nombre.baja, Icon: ArrowDown },
  normal: { nombre: nombre.normal, Icon: Equal },
  alta: { nombre: nombre.alta, Icon: ArrowUp },
  urgente: { nombre: nombre.urgente, Icon: ChevronsUp },
};

export const nombresDePrioridad = Object.keys(prioridades) as Prioridad[];
