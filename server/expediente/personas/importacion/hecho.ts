import type { Hecho } from '../../../plataforma/auditoria/auditoria.service.js';
import type { Persona } from '../persona.entity.js';

/** The fact that an import, or its undo, records about a persona. */
export function hechoOf(
  accion: Hecho['accion'],
  { id, nombreCompleto }: Persona,
  datos: Record<string, unknown> = {},
): Hecho {
  return { accion, entidad: 'persona', entidadId: id, datos: { nombre: nombreCompleto, ...datos } };
}
