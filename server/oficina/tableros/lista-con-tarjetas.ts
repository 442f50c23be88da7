import type { EtiquetaFila } from './etiquetas-de-tableros.js';
import type { ListaFila } from './listas.repository.js';
import type { TarjetaFila, TarjetaSuelta } from './tarjetas.repository.js';

/** A lista with its tarjetas, in their order. */
export interface ListaConTarjetas extends ListaFila {
  tarjetas: TarjetaFila[];
}

/**
 * Joins the listas, tarjetas and etiquetas of a tablero, each read by one statement.
 * @param etiquetas the etiquetas that are not deleted; other ids that a tarjeta has are left out
 */
export function withTarjetas(
  listas: readonly ListaFila[],
  tarjetas: readonly TarjetaSuelta[],
  etiquetas: readonly EtiquetaFila[],
): ListaConTarjetas[] {
  const byId = new Map(etiquetas.map((etiqueta) => [etiqueta.id, etiqueta]));
  const byLista = Map.groupBy(tarjetas, ({ listaId }) => listaId);
  return listas.map((lista) => ({
    ...lista,
    tarjetas: (byLista.get(lista.id) ?? []).map((tarjeta) => ({
      ...tarjeta,
      etiquetas: tarjeta.etiquetas.flatMap((id) => byId.get(id) ?? []),
    })),
  }));
}

/** The ids of the tableros of these listas or tarjetas. */
export function tablerosOf(rows: readonly { tableroId: string }[]): Set<string> {
  return new Set(rows.map(({ tableroId }) => tableroId));
}
