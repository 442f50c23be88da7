// Deleting a tablero or a lista does not change the rows on it, so that restoring it shows all of them again. Instead,
// each read checks whether the tablero and the lista of a row are deleted.

/** SQL that tells whether the tablero of a row is not deleted. @param row alias of a table with `tablero_id` */
export function inLiveTablero(row: string): string {
  return `exists (select 1 from tableros b
                   where b.cuenta_id = ${row}.cuenta_id and b.id = ${row}.tablero_id and b.eliminado_en is null)`;
}

/** SQL that tells whether the lista of a tarjeta and its tablero are not deleted. @param row alias of `tarjetas` */
export function inLiveLista(row: string): string {
  return `exists (select 1 from tablero_listas l
                   where l.cuenta_id = ${row}.cuenta_id and l.tablero_id = ${row}.tablero_id and l.id = ${row}.lista_id
                     and l.eliminada_en is null and ${inLiveTablero('l')})`;
}
