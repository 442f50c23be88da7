import { DomainError } from '../../common/errors/domain-error.js';
import { isInternalPath } from '../../common/input/safe-link.js';
import type { Aviso } from './aviso.entity.js';
import type { AvisoDePanelDto, MarcasAvisoDto, NuevoAvisoDto } from './avisos.dto.js';
import type { MarcasAviso, TextosAviso } from './avisos.repository.js';

/** An aviso, for the client. */
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

/** The texts of a new aviso. @param campo its name in the body @throws DomainError 400 when there are none */
export function toTextos(
  { title = null, description = null, icon = null, image = null, link = null, useRouter }: NuevoAvisoDto,
  campo: string,
): TextosAviso {
  if (title === null && description === null) {
    const mensaje = 'Escriba un título o una descripción.';
    throw new DomainError('DATOS_INVALIDOS', 400, mensaje, [{ campo: `${campo}.title`, mensaje }]);
  }
  return {
    titulo: title,
    descripcion: description,
    icono: icon,
    imagen: image,
    enlace: link,
    esInterno: useRouter ?? (link === null || isInternalPath(link)),
  };
}

/** The marks that a client sends; those left out stay as they are. */
export function toMarcas({ read, seen }: MarcasAvisoDto): MarcasAviso {
  return { ...(read !== undefined && { leido: read }), ...(seen !== undefined && { visto: seen }) };
}
