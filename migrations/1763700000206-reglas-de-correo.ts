import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './run-all.js';

/** Keeps a person's rules for the mails that they receive, and applies them as mails arrive. */
export class ReglasDeCorreo1763700000206 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `
       -- What happens by itself with mails that a person receives.
       create table correo_reglas (
         cuenta_id uuid not null default :cuenta references cuentas (id),
         id uuid not null,
         usuario_id uuid not null,
         orden integer not null,
         -- The conditions, all of which must hold; an empty text is none.
         de text not null default '' check (length(de) <= 200),
         para text not null default '' check (length(para) <= 200),
         asunto text not null default '' check (length(asunto) <= 200),
         contiene text not null default '' check (length(contiene) <= 200),
         con_adjunto boolean,
         -- What happens.
         etiqueta_id uuid,
         apartar boolean not null default false,
         marcar_leido boolean not null default false,
         creada_en timestamptz not null default now(),
         primary key (cuenta_id, id),
         foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade,
         foreign key (cuenta_id, usuario_id, etiqueta_id)
           references correo_etiquetas (cuenta_id, usuario_id, id) on delete cascade,
         constraint correo_reglas_condicion check (
           length(de || para || asunto || contiene) > 0 or con_adjunto is not null),
         constraint correo_reglas_accion check (etiqueta_id is not null or apartar or marcar_leido)
       )`,
      'create index correo_reglas_usuario on correo_reglas (cuenta_id, usuario_id, orden, id)',
      `create index correo_reglas_etiqueta on correo_reglas (cuenta_id, usuario_id, etiqueta_id)
        where etiqueta_id is not null`,
      `call table_of_cuenta('correo_reglas', rows => $$usuario_id = :usuario$$)`,
      // An empty condition holds, since each text contains the empty text.
      `create function correo_cumple(regla correo_reglas, correo correos) returns boolean
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
            where a.cuenta_id = correo.cuenta_id and a.correo_id = correo.id and not a.en_linea))`,
      // The author of a mail delivers it to mailboxes that the author does not see. So their rules apply here.
      `create function aplicar_reglas_de_correo(copias uuid[]) returns table (copia_id uuid, es_apartada boolean)
       language sql security definer set search_path = pg_catalog, public as $$
       with cumplidas as (
         select k.cuenta_id, k.usuario_id, k.id, e.id as etiqueta_id, r.apartar, r.marcar_leido,
                row_number() over (partition by k.id order by r.orden, r.id) as n
           from correo_copias k
           join correos c on c.cuenta_id = k.cuenta_id and c.id = k.correo_id
           join correo_reglas r on r.cuenta_id = k.cuenta_id and r.usuario_id = k.usuario_id
           left join correo_etiquetas e on e.cuenta_id = r.cuenta_id and e.usuario_id = r.usuario_id
                and e.id = r.etiqueta_id and e.eliminada_en is null
          where k.cuenta_id = :cuenta and k.id = any (copias) and k.bandeja = 'inbox'
            and (k.usuario_id = :usuario or c.autor_id = :usuario)
            and correo_cumple(r, c)),
       etiquetadas as (
         insert into correo_etiquetado (cuenta_id, usuario_id, copia_id, etiqueta_id, orden)
         select cuenta_id, usuario_id, id, etiqueta_id, min(n) from cumplidas where etiqueta_id is not null
          group by cuenta_id, usuario_id, id, etiqueta_id
         on conflict do nothing),
       hechas as (
         select cuenta_id, id, bool_or(apartar) as apartar, bool_or(marcar_leido) as marcar_leido
           from cumplidas group by cuenta_id, id)
       update correo_copias k
          set bandeja = case when h.apartar then 'archive' else k.bandeja end, leido = k.leido or h.marcar_leido
         from hechas h
        where k.cuenta_id = h.cuenta_id and k.id = h.id
       returning k.id, h.apartar
       $$`,
      'revoke execute on function aplicar_reglas_de_correo(uuid[]) from public',
      'grant execute on function aplicar_reglas_de_correo(uuid[]) to carpetas_tenant',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function aplicar_reglas_de_correo(uuid[])');
    await runner.query('drop function correo_cumple(correo_reglas, correos)');
    await runner.query('drop table correo_reglas');
  }
}
