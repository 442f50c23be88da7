import type { PreferenciasDto } from '../usuarios/preferencias.dto.js';
import type { PreferenciasAvisosDto } from '../usuarios/preferencias-avisos.dto.js';

/** Writes the sent preferences over the stored preferences. The channels of avisos are merged. */
export function mergePreferencias(stored: PreferenciasDto, sent: PreferenciasDto = {}): PreferenciasDto {
  const { avisos, ...rest } = sent;
  return { ...stored, ...rest, ...(avisos && { avisos: mergeAvisos(stored.avisos, avisos) }) };
}

function mergeAvisos(stored: PreferenciasAvisosDto = {}, sent: PreferenciasAvisosDto): PreferenciasAvisosDto {
  const tipos = Object.keys(sent) as (keyof PreferenciasAvisosDto)[];
  return { ...stored, ...Object.fromEntries(tipos.map((tipo) => [tipo, { ...stored[tipo], ...sent[tipo] }])) };
}
