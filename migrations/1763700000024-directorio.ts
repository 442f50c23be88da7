import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, protectTenantTable, runAll, SEARCHED_CUENTA } from './support.js';

/**
 * Contactos and personas know each other. A contacto is at most one persona, by its `persona_id`; a persona may have
 * several contactos, since a merge brings those of both together.
 */
export class Directorio1763700000024 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create function clave_de_correo(correo text) returns text language sql immutable parallel safe
         return nullif('c:' || lower(btrim(correo)), 'c:')`,
      // The last eight digits: with and without the code of the country, the 0 and the 9 of mobiles.
      `create function clave_de_telefono(telefono text) returns text language sql immutable parallel safe
         return case when length(regexp_replace(telefono, '\\D', '', 'g')) >= 7
           then 't:' || right(regexp_replace(telefono, '\\D', '', 'g'), 8) end`,
      // The name counts together with the company. Its hash keeps the entries of the index short.
      `create function clave_de_nombre(nombre text, empresa text) returns text language sql immutable parallel safe
         return 'n:' || md5(regexp_replace(btrim(sin_acentos(nombre)), '\\s+', ' ', 'g') || '|' ||
           regexp_replace(btrim(sin_acentos(empresa)), '\\s+', ' ', 'g'))`,
      `create function claves_de_contacto(correos jsonb, telefonos jsonb, nombre text, empresa text) returns text[]
         language sql immutable parallel safe
         return array(
           select clave_de_correo(c ->> 'email') from jsonb_array_elements(correos) c
             where clave_de_correo(c ->> 'email') is not null
           union select clave_de_telefono(t ->> 'phoneNumber') from jsonb_array_elements(telefonos) t
             where clave_de_telefono(t ->> 'phoneNumber') is not null
           union select clave_de_nombre(nombre, empresa))`,
      // What two registrations of the same one have in common: e-mails, telephones, the name with the company.
      `alter table contactos add column claves text[]
         generated always as (claves_de_contacto(correos, telefonos, nombre, empresa)) stored`,
      `alter table personas add column claves text[]
         generated always as (array_remove(array[clave_de_correo(email), clave_de_telefono(telefono)], null)) stored`,
      `create index contactos_claves on contactos using gin (cuenta_id, claves)
         with (fastupdate = off) where eliminado_en is null`,
      `create index personas_claves on personas using gin (cuenta_id, claves)
         with (fastupdate = off) where unida_a is null`,
      `create view contactos_por_clave as select cuenta_id, id, claves from contactos
         where cuenta_id = ${SEARCHED_CUENTA} and eliminado_en is null`,
      `create view personas_por_clave as select cuenta_id, id, claves from personas
         where cuenta_id = ${SEARCHED_CUENTA} and unida_a is null`,
      'grant select on contactos_por_clave, personas_por_clave to carpetas_tenant',
    ]);
    await this.cambiosOfrecidos(runner);
    await runAll(runner, [
      // The digits of each telephone, so that it is found however it is written.
      `create function cifras_de_telefonos(telefonos jsonb) returns text language sql immutable parallel safe
         return (select string_agg(regexp_replace(t ->> 'phoneNumber', '\\D', '', 'g'), ' ')
           from jsonb_array_elements(telefonos) t)`,
      `create function correos_juntos(correos jsonb) returns text language sql immutable parallel safe
         return (select string_agg(c ->> 'email', ' ') from jsonb_array_elements(correos) c)`,
      `alter table contactos alter column busqueda set expression as (
         sin_acentos(nombre || ' ' || coalesce(empresa, '') || ' ' || coalesce(titulo, '') || ' ' ||
           coalesce(correos_juntos(correos), '') || ' ' || coalesce(cifras_de_telefonos(telefonos), '')))`,
    ]);
  }

  /** What changed of a contacto or its persona, and the other one is offered until somebody answers. */
  private async cambiosOfrecidos(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table cambios_ofrecidos (
         ${CUENTA_COLUMN},
         contacto_id uuid not null,
         hacia text not null check (hacia in ('persona', 'contacto')),
         campo text not null check (campo in ('email', 'telefono', 'domicilio')),
         valor text not null check (length(valor) <= 500),
         -- What the new value replaced.
         anterior text,
         primary key (cuenta_id, contacto_id, hacia, campo),
         foreign key (cuenta_id, contacto_id) references contactos (cuenta_id, id) on delete cascade
       )`,
    );
    // Who may not see the persona does not see its data in an offer.
    await protectTenantTable(runner, 'cambios_ofrecidos', {
      visible: `exists (select 1 from contactos c join personas p on p.cuenta_id = c.cuenta_id and p.id = c.persona_id
        where c.cuenta_id = cambios_ofrecidos.cuenta_id and c.id = cambios_ofrecidos.contacto_id)`,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `alter table contactos alter column busqueda set expression as (
         sin_acentos(nombre || ' ' || coalesce(empresa, '') || ' ' || coalesce(titulo, '')))`,
      'drop function cifras_de_telefonos(jsonb), correos_juntos(jsonb)',
      'drop table cambios_ofrecidos',
      'drop view contactos_por_clave, personas_por_clave',
      'alter table contactos drop column claves',
      'alter table personas drop column claves',
      `drop function claves_de_contacto(jsonb, jsonb, text, text), clave_de_nombre(text, text), clave_de_telefono(text),
         clave_de_correo(text)`,
    ]);
  }
}
