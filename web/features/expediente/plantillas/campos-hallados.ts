import type { CamposDePlantillasDto } from '../../../api/generated/plantillas';
import { matcherOf } from '../../../lib/coincidencias';

/** A group of fields. The sections that repeat them come first. */
export interface GrupoDeCampos {
  nombre: string;
  /** `escrito` is the field as a template contains it. A section has «…» between its ends. */
  campos: { escrito: string; nombre: string }[];
}

/**
 * The fields that have all searched words in their name or in their written form. A group with a matching name shows
 * all its fields.
 */
export function gruposCon({ grupos, filtros }: CamposDePlantillasDto, buscado: string): GrupoDeCampos[] {
  const hasWords = matcherOf(buscado);
  const all = [
    ...grupos.map(({ nombre, secciones, campos }) => ({ nombre, campos: [...secciones, ...campos] })),
    { nombre: 'Filtros', campos: filtros.map(({ que, ejemplo }) => ({ escrito: ejemplo, nombre: que })) },
  ];
  return all
    .map(({ nombre, campos }) => ({
      nombre,
      campos: hasWords(nombre)
        ? campos
        : campos.filter((campo) => hasWords(`${nombre} ${campo.nombre} ${campo.escrito}`)),
    }))
    .filter(({ campos }) => campos.length > 0);
}
