import type { MovimientoDto } from '../../../../api/generated/carpetas';

/**
 * Whether a move is the signature and waits only for the number of the escritura. The person who signs gives both in
 * one step.
 */
export const seFirmaAlNumerar = ({ estado, faltantes }: Pick<MovimientoDto, 'estado' | 'faltantes'>): boolean =>
  estado === 'firmada' &&
  faltantes.length > 0 &&
  faltantes.every(({ lugar, id }) => lugar === 'protocolo' && id === null);
