import { AWAITING_SIGNATURE } from './periodos-firma.js';

/** What the list is limited to by the plazos of a carpeta: none is open, one is over, one ends before the signature. */
export const FILTROS_DE_PLAZO = ['sin_plazo', 'vencido', 'antes_de_la_firma'] as const;
export type FiltroDePlazo = (typeof FILTROS_DE_PLAZO)[number];

const OPEN = 'p.cumplido_en is null and p.anulado_en is null';
const AWAITING = AWAITING_SIGNATURE.map((estado) => `'${estado}'`).join(', ');

/**
 * The condition on the plazos of the carpeta `c`.
 * @param hoy the day that it is in the cuenta
 * @param bind gives the place of a value in the statement
 */
export function withPlazo(filtro: FiltroDePlazo, hoy: string, bind: (value: unknown) => string): string {
  const openOnes = `select p.carpeta_id from plazos p where p.cuenta_id = $1 and ${OPEN}`;
  switch (filtro) {
    case 'sin_plazo':
      return `c.estado not in ('archivada', 'anulada') and not exists (${openOnes} and p.carpeta_id = c.id)`;
    case 'vencido':
      return `c.id = any (array(${openOnes} and p.vence < ${bind(hoy)}::date))`;
    default:
      return `c.estado in (${AWAITING}) and exists (${openOnes} and p.carpeta_id = c.id and p.vence < c.fecha_firma_prevista)`;
  }
}
