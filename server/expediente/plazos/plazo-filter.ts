import type { FiltroDeCarpetas } from '../../common/de-carpeta.js';
import { AWAITING_SIGNATURE } from '../../vocabulario/carpeta-estados.js';
import type { FiltroDePlazo } from '../../vocabulario/filtros-de-plazo.js';

const OPEN = 'p.cumplido_en is null and p.anulado_en is null';
const AWAITING = AWAITING_SIGNATURE.map((estado) => `'${estado}'`).join(', ');

/** The SQL that filters the list of carpetas by their plazos. */
export const porPlazo: FiltroDeCarpetas = (valor, hoy, bind) => {
  const openOnes = `select p.carpeta_id from plazos p where p.cuenta_id = $1 and ${OPEN}`;
  switch (valor as FiltroDePlazo) {
    case 'sin_plazo':
      return `c.estado not in ('archivada', 'anulada') and not exists (${openOnes} and p.carpeta_id = c.id)`;
    case 'vencido':
      return `c.id = any (array(${openOnes} and p.vence < ${bind(hoy)}::date))`;
    default:
      return `c.estado in (${AWAITING}) and exists (${openOnes} and p.carpeta_id = c.id and p.vence < c.fecha_firma_prevista)`;
  }
};
