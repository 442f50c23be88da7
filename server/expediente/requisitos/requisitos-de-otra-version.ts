import type { RequisitoDeActo } from '../tipos-acto/requisito-de-acto.js';
import type { Requisito } from './requisito.entity.js';

type Presente = Pick<Requisito, 'id' | 'clave' | 'nombre' | 'estado' | 'documentoId'>;

/** What becomes of the requisitos of a carpeta when its acto, or the version of it, changes. */
export interface CambioDeRequisitos {
  /** Those that the carpeta does not have yet. */
  agrega: readonly RequisitoDeActo[];
  /** Those that are asked for no more, and for which nothing was done. */
  quita: readonly Presente[];
  /** Those that are asked for no more, and are kept for what was done, as the carpeta's own. */
  conserva: readonly Presente[];
  /** Those that stay, with what the acto says of them now. */
  sigue: readonly { id: string; requisito: RequisitoDeActo }[];
}

/** Compares what a carpeta has with what another acto, or another version, asks for. Its own ones are left alone. */
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
