import type { ImportacionPersonasDto } from '../../../../api/generated/personas';
import { contar } from '../../../../lib/numeros';

/** A sentence that says what an import stored. */
export function resultadoTexto({
  creadas,
  completadas,
}: Pick<ImportacionPersonasDto, 'creadas' | 'completadas'>): string {
  const parts = [
    ...(creadas > 0
      ? [`Se ${creadas === 1 ? 'registró' : 'registraron'} ${contar(creadas, 'persona', 'personas')}.`]
      : []),
    ...(completadas > 0
      ? [`Se ${completadas === 1 ? 'completó' : 'completaron'} ${contar(completadas, 'persona', 'personas')}.`]
      : []),
  ];
  return parts.join(' ') || 'No se registró ninguna persona.';
}
