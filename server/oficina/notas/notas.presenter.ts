import { toEtiqueta } from '../../plataforma/etiquetas/etiquetas.presenter.js';
import type { NotaEtiqueta } from './etiquetas-de-notas.js';
import type { Nota } from './nota.entity.js';
import type { NotaEtiquetaDto } from './nota-etiquetas.dto.js';
import type { NotaConEtiquetasDto, NotaDto, NotaSinEtiquetasDto } from './notas.dto.js';

export function presentNota(nota: Nota, labels: string[]): NotaDto {
  return { ...fieldsOf(nota), labels };
}

export function presentListed(nota: Nota, etiquetas: readonly NotaEtiqueta[]): NotaConEtiquetasDto {
  return { ...fieldsOf(nota), labels: etiquetas.map(({ id, titulo }) => ({ id, title: titulo })) };
}

export function presentEtiqueta(etiqueta: NotaEtiqueta): NotaEtiquetaDto {
  return { ...toEtiqueta(etiqueta), createdAt: etiqueta.creadaEn };
}

function fieldsOf(nota: Nota): NotaSinEtiquetasDto {
  const { id, titulo, contenido, tareas, imagen, imagenAncho, imagenAlto, recordatorio, archivada, version } = nota;
  return {
    id,
    title: titulo,
    content: contenido,
    tasks: tareas,
    image: imagen,
    imageSize: imagenAncho && imagenAlto ? { width: imagenAncho, height: imagenAlto } : null,
    reminder: recordatorio,
    archived: archivada,
    createdAt: nota.creadaEn,
    updatedAt: nota.actualizadaEn,
    version,
  };
}
