import type { Naming } from '../../common/tenancy/cuenta-directory.js';
import type { ReglaDePlazo } from './regla-de-plazo.entity.js';
import type { ReglaDePlazoDto } from './reglas-de-plazo.dto.js';

export function toReglaDePlazo(regla: ReglaDePlazo, naming: Naming): ReglaDePlazoDto {
  const { id, clave, nombre, dias, computo, arranque, cuentaDesde, fuente, confirmadaEn, activa, version } = regla;
  const { comunidad, enLugarDe, folios } = regla;
  const confirmadaPor = naming(regla.confirmadaPor);
  return {
    id,
    clave,
    nombre,
    dias,
    computo,
    arranque,
    cuentaDesde,
    fuente,
    confirmadaEn,
    confirmadaPor,
    folios,
    comunidad,
    enLugarDe,
    activa,
    version,
  };
}
