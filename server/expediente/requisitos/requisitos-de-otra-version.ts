import type { RequisitoDeActo } from '../tipos-acto/requisito-de-acto.js';
import type { Requisito } from './requisito.entity.js';

type Presente = Pick<Requisito, 'id' | 'clave' | 'nombre' | 'estado' | 'documentoId'>;

/** The changes of a carpeta's requisitos when its acto or the acto's version changes. */
export interface CambioDeRequisitos {
  /** The requisitos that the carpeta lacks. */
  agrega: readonly RequisitoDeActo[];
  /** The requisitos that the acto drops and that nobody has begun. */
  quita: readonly Presente[];
  /** The requisitos that the acto drops and that somebody has begun. They stay as the carpeta's own. */
  conserva: readonly Presente[];
  /** The requisitos that stay, with their new fields of the acto. */
  sigue: readonly { id: string; requisito: RequisitoDeActo }[];
}

/** Compares the requisitos of a carpeta with those of another acto or version. The carpeta's own requisitos stay. */
export function compareRequisitos(
  presentes: readonly Presente[],
  pedidos: readonly RequisitoDeActo[],
): CambioDeRequisitos {
  const asked = new Map(pedidos.map((requisito) => [requisito.clave, requisito]));
  const claves = new Set(presentes.map(({ clave }) => clave));
  const gone = presentes.filter(({ clave }) => clave !== null && !asked.has(clave));
  return {
    agrega: pedidos.filter(({ clave }) => !claves.has(clave)),
    quita: gone.filter((requisito) => !isBegun(requisito)),
    conserva: gone.filter(isBegun),
    sigue: presentes.flatMap(({ id, clave }) => {
      const requisito = clave === null ? undefined : asked.get(clave);
      return requisito ? [{ id, requisito }] : [];
    }),
  };
}

function isBegun({ estado, documentoId }: Presente): boolean {
  return estado !== 'pendiente' || documentoId !== null;
}
