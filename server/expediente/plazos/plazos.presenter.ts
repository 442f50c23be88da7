import type { Naming } from '../../common/tenancy/cuenta-directory.js';
import { diasHasta, type EsFeriado } from '../../vocabulario/computo.js';
import type { PlazoDto } from './plazos.dto.js';
import type { PlazoFila } from './plazos.repository.js';

/**
 * @param hoy today in the cuenta
 * @param esInhabil whether offices are closed on a day
 */
export function toPlazo(plazo: PlazoFila, hoy: string, naming: Naming, esInhabil: EsFeriado): PlazoDto {
  const { id, carpetaId, reglaId, nombre, inicio, cuentaDesde, reservaLugar, dias, computo, arranque, vence, version } =
    plazo;
  const { inscripcionId, registro, que, porConfirmar, reglaCambio } = plazo;
  const { cumplidoEn, cumplidoPor, documentoId, documentoNombre, anuladoEn, anuladoPor, motivo } = plazo;
  return {
    ...{ id, carpetaId, reglaId, nombre, inicio, cuentaDesde, reservaLugar, dias, computo, arranque, vence },
    // A changed rule has another norm than these figures.
    fuente: reglaCambio ? null : plazo.fuente,
    ...{ porConfirmar, reglaCambio, enInhabil: esInhabil(vence) },
    inscripcion: inscripcionId && registro ? { id: inscripcionId, registro, que } : null,
    faltan: diasHasta(hoy, vence),
    estado: anuladoEn ? 'anulado' : cumplidoEn ? 'cumplido' : 'abierto',
    responsable: naming(plazo.responsableId),
    cumplidoEn,
    cumplidoPor: naming(cumplidoPor),
    documento: documentoId && documentoNombre ? { id: documentoId, nombre: documentoNombre } : null,
    anuladoEn,
    anuladoPor: naming(anuladoPor),
    motivo,
    version,
  };
}
