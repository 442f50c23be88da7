import type { FiltroDeCarpetas } from '../../common/de-carpeta.js';
import { AWAITING_SIGNATURE } from '../../vocabulario/carpeta-estados.js';
import { sinDecidir } from './sin-decidir.js';

const AWAITING = AWAITING_SIGNATURE.map((estado) => `'${estado}'`).join(', ');

/** The SQL that filters carpetas before the signature with a requisito that was due before today. */
export const porRequisitosVencidos: FiltroDeCarpetas = (_valor, hoy, bind) =>
  `c.estado in (${AWAITING}) and c.id = any (array(select r.carpeta_id from requisitos r
    where r.vence < ${bind(hoy)} and ${sinDecidir('r')}))`;
