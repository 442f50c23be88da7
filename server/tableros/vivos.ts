// Deleting a tablero or a lista leaves what is on it as it is, so that taking the deletion back shows all of it again: what
// a row hangs from is asked at each read instead.

/** SQL: whether the tablero of a row is there. @param row alias of a table with `tablero_id` */
export function hasTablero(row: string): string {
  return `exists (select 1 from tableros b
                   where b.cuenta_id = ${row}.cuenta_id and b.id = ${row}.tablero_id and b.eliminado_en is null)`;
}

/** SQL: whether the lista of a tarjeta is there, and its tablero. @param row alias of `tarjetas` */
export function hasLista(row: string): string {
  return `exists (select 1 from tablero_listas l
                   where l.cuenta_id = ${row}.cuenta_id and l.tablero_id = ${row}.tablero_id and l.id = ${row}.lista_id
                     and l.eliminada_en is null and ${hasTablero('l')})`;
}
