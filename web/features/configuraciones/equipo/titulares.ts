import type { MiembroDto } from '../../../api/generated/miembros';

/** Those by whom the cuenta can be administered: whose access is suspended cannot come in to do it. */
export const activeTitulares = (miembros: readonly MiembroDto[]) =>
  miembros.filter(({ rolId, membresia }) => rolId === 1 && membresia === 'activa');
