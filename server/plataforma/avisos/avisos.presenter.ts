import type { Aviso } from './aviso.entity.js';
import type { AvisoDePanelDto } from './avisos.dto.js';

/** An aviso with the field names of the reference client. */
export function toAviso(aviso: Aviso): AvisoDePanelDto {
  return {
    id: aviso.id,
    title: aviso.titulo,
    description: aviso.descripcion,
    time: aviso.creadoEn,
    read: aviso.leido,
    seen: aviso.visto,
    icon: aviso.icono,
    image: aviso.imagen,
    link: aviso.enlace,
    useRouter: aviso.esInterno,
    count: aviso.cantidad,
  };
}
