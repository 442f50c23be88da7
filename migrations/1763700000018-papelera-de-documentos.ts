import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

/** What the function below reads and writes of every cuenta: its owner is under the forced policies too. */
const TABLES = ['documentos', 'documento_versiones', 'subidas', 'auditoria'];

/** When a document in the trash is deleted for good, and the one function that may delete one. */
export class PapeleraDeDocumentos1763700000018 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'alter table documentos add column se_elimina_en timestamptz',
      // Whoever deleted it was told no end: it stays for as long as what is deleted now.
      'alter table documentos no force row level security',
      'alter table carpetas no force row level security',
      `update documentos d set se_elimina_en = now() + interval '30 days'
         from carpetas c
        where d.eliminado_en is not null
          and c.cuenta_id = d.cuenta_id and c.id = d.carpeta_id and c.fecha_firma is null`,
      'alter table carpetas force row level security',
      'alter table documentos force row level security',
      // The file of a signed carpeta is kept whole, whoever writes to the tables.
      `create function documento_de_firmada() returns trigger language plpgsql as $$
         begin
           if exists (select 1 from carpetas c where c.cuenta_id = new.cuenta_id and c.id = new.carpeta_id
                                                 and c.fecha_firma is not null) then
             new.se_elimina_en := null;
           end if;
           return new;
         end $$`,
      `create trigger documento_de_firmada before update of se_elimina_en on documentos
         for each row when (new.se_elimina_en is not null) execute function documento_de_firmada()`,
      `create function carpeta_firmada() returns trigger language plpgsql as $$
         begin
           update documentos set se_elimina_en = null
             where cuenta_id = new.cuenta_id and carpeta_id = new.id and se_elimina_en is not null;
           return null;
         end $$`,
      `create trigger carpeta_firmada after update of fecha_firma on carpetas
         for each row when (new.fecha_firma is not null) execute function carpeta_firmada()`,
      'create index documentos_papelera on documentos (se_elimina_en) where se_elimina_en is not null',
      ...TABLES.map((table) => `create policy papelera on ${table} to current_user using (true) with check (true)`),
      // One cuenta at a time, since the audit lets one transaction of a cuenta write. The bytes become those of an
      // abandoned upload, so that they are removed after the commit, also after a crash.
      `create function vaciar_papelera(cuantos integer) returns integer language plpgsql security definer
         set search_path = pg_catalog, public as $$
         declare
           vencido record;
           total integer := 0;
         begin
           for vencido in
             select d.cuenta_id, d.carpeta_id, d.id, d.nombre, d.eliminado_por from documentos d
              where d.se_elimina_en <= now() and d.cuenta_id = (
                select cuenta_id from documentos where se_elimina_en <= now() order by se_elimina_en limit 1)
              order by d.se_elimina_en limit cuantos for update skip locked
           loop
             insert into subidas (cuenta_id, clave, usuario_id, vista_en)
               select v.cuenta_id, v.clave, coalesce(vencido.eliminado_por, v.autor_id), '-infinity'
                 from documento_versiones v
                where v.cuenta_id = vencido.cuenta_id and v.documento_id = vencido.id;
             delete from documento_versiones
               where cuenta_id = vencido.cuenta_id and documento_id = vencido.id;
             delete from documentos where cuenta_id = vencido.cuenta_id and id = vencido.id;
             insert into auditoria (cuenta_id, id, en, accion, entidad, entidad_id, carpeta_id, datos)
               values (vencido.cuenta_id, gen_random_uuid(), now(), 'documento.vencido', 'documento', vencido.id,
                       vencido.carpeta_id, jsonb_build_object('nombre', vencido.nombre));
             total := total + 1;
           end loop;
           return total;
         end $$`,
      'revoke execute on function vaciar_papelera(integer) from public',
      'grant execute on function vaciar_papelera(integer) to carpetas_platform',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop function vaciar_papelera(integer)',
      'drop trigger carpeta_firmada on carpetas',
      'drop trigger documento_de_firmada on documentos',
      'drop function carpeta_firmada()',
      'drop function documento_de_firmada()',
      ...TABLES.map((table) => `drop policy papelera on ${table}`),
      'alter table documentos drop column se_elimina_en',
    ]);
  }
}
