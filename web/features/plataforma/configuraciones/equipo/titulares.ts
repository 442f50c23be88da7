import type { MiembroDto } from '../../../../api/generated/miembros';

/** The titulares who can administer the cuenta. A suspended titular cannot enter it. */
export const activeTitulares = (miembros: readonly MiembroDto[]) =>
  miembros.filter(({ rolId, membresia }) => rolId === 1 && membresia === 'activa');
