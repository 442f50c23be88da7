/**
 * The SQL condition that a requisito's document is in the trash, before the signature. The approval is then suspended.
 * @param r the alias of the requisito
 */
const sinSuDocumento = (r: string): string => `exists (
  select 1 from documentos sd join carpetas sc on sc.cuenta_id = sd.cuenta_id and sc.id = sd.carpeta_id
   where sd.cuenta_id = ${r}.cuenta_id and sd.id = ${r}.documento_id and sd.eliminado_en is not null
     and sc.fecha_firma is null)`;

/** The SQL condition that a requisito is undecided, or its approval suspended. @param r its alias */
export const sinDecidir = (r: string): string =>
  `(${r}.estado not in ('aprobado', 'no_aplica') or ${r}.estado = 'aprobado' and ${sinSuDocumento(r)})`;
