import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets rules of mails rest while their label is deleted: the settings leave them out, so nobody could stop them. */
export class ReglasSinEtiqueta1763700000222 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      CUMPLE(`
      and (regla.etiqueta_id is null or exists (
        select 1 from correo_etiquetas e
         where e.cuenta_id = regla.cuenta_id and e.usuario_id = regla.usuario_id and e.id = regla.etiqueta_id
           and e.eliminada_en is null))`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(CUMPLE(''));
  }
}

// An empty condition holds, since each text contains the empty text.
const CUMPLE = (more: string) => `
  create or replace function correo_cumple(regla correo_reglas, correo correos) returns boolean
  language sql stable set search_path = pg_catalog, public
  return strpos(sin_acentos(concat_ws(' ', correo.de_nombre, correo.de_direccion)), sin_acentos(regla.de)) > 0
    and strpos(sin_acentos(correo.asunto), sin_acentos(regla.asunto)) > 0
    and (regla.para = '' or exists (
      select 1 from jsonb_array_elements(correo.para || correo.cc) q
       where strpos(sin_acentos(concat_ws(' ', q ->> 'nombre', q ->> 'direccion')), sin_acentos(regla.para)) > 0))
    and (regla.contiene = '' or strpos(
      regexp_replace(correo_busqueda(correo, '[]'), '\\s+', ' ', 'g'), sin_acentos(regla.contiene)) > 0)
    and (regla.con_adjunto is null or regla.con_adjunto = exists (
      select 1 from correo_adjuntos a
       where a.cuenta_id = correo.cuenta_id and a.correo_id = correo.id and not a.en_linea))${more}`;
