import type { Hecho } from '../../plataforma/auditoria/auditoria.service.js';
import type { Correo } from './correo.entity.js';

/** The sender of a mail, for a sentence. */
export const deQuien = ({ deNombre, deDireccion }: Pick<Correo, 'deNombre' | 'deDireccion'>) => deNombre || deDireccion;

/** The entry of the audit about a mail in a carpeta. @param solo whether the server filed the mail by itself */
export function hechoDeCorreo(
  accion: 'correo.archivado' | 'correo.quitado' | 'correo.restaurado',
  carpetaId: string,
  correo: Pick<Correo, 'id' | 'asunto' | 'deNombre' | 'deDireccion'>,
  solo = false,
): Hecho {
  const datos = { asunto: correo.asunto, de: deQuien(correo), ...(solo && { solo }) };
  return { accion, entidad: 'correo', entidadId: correo.id, carpetaId, datos };
}
