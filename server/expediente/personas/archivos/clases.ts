/** The kinds of documents that are kept on a persona. */
export const CLASES_ARCHIVO = ['dni', 'pasaporte', 'poder', 'constancia', 'otro'] as const;
export type ClaseArchivo = (typeof CLASES_ARCHIVO)[number];

/** The names of the kinds, within a sentence. */
export const CLASE_NOMBRE: Readonly<Record<ClaseArchivo, string>> = {
  dni: 'el DNI',
  pasaporte: 'el pasaporte',
  poder: 'un poder',
  constancia: 'una constancia',
  otro: 'un documento',
};

/** The document of a persona that expires first. */
export interface Vencimiento {
  clase: ClaseArchivo;
  /** `YYYY-MM-DD`, the last day on which it is valid. */
  vence: string;
}

/**
 * The SQL for the {@link Vencimiento} of a persona, as JSON. A new DNI or passport replaces the earlier one. So of
 * each, only the last to expire counts. @param persona the alias of the table `personas`
 */
export function vencimientoSql(persona: string): string {
  return `select json_build_object('clase', d.clase, 'vence', d.vence) from (
      select distinct on (case when a.clase in ('dni', 'pasaporte') then a.clase else a.id::text end) a.clase, a.vence
        from vencimientos_de_personas a
       where a.cuenta_id = ${persona}.cuenta_id and a.persona_id = ${persona}.id
       order by case when a.clase in ('dni', 'pasaporte') then a.clase else a.id::text end, a.vence desc
    ) d order by d.vence limit 1`;
}
