import type { CamposDePlantillasDto } from '../../../api/generated/plantillas';
import { matcherOf } from '../../../lib/coincidencias';

/** Fields that go together, with the sections that repeat them first. */
export interface GrupoDeCampos {
  nombre: string;
  /** `escrito` as a template has it; a section with «…» between its ends. */
  campos: { escrito: string; nombre: string }[];
}

/** The fields that have all words, in their name or as they are written. A group whose name has them is whole. */
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
