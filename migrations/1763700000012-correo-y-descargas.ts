import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, CURRENT_USUARIO, protectTenantTable, runAll, visibleWithCarpeta } from './support.js';

const PROPOSITOS = [
  'confirmar_correo',
  'restablecer_clave',
  'segundo_factor',
  'passkey_alta',
  'passkey_ingreso',
  'passkey_verificacion',
];

const allow = (propositos: readonly string[]) => [
  'alter table pases drop constraint pases_proposito_check',
  `alter table pases add constraint pases_proposito_check check (proposito in ('${propositos.join("', '")}'))`,
];

/** What waits to be told by e-mail together with more of the same; and pases for one download. */
export class CorreoYDescargas1763700000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      ...allow([...PROPOSITOS, 'descarga']),
      `create table avisos_por_correo (
         ${CUENTA_COLUMN},
         id uuid not null,
         usuario_id uuid not null,
         -- What it tells of: who may not see the carpeta any more is not told either.
         carpeta_id uuid,
         tipo text not null,
         -- Plain text, as the mail says it.
         titulo text not null,
         parrafo text not null,
         enlace text,
         creado_en timestamptz not null default now(),
         enviar_en timestamptz not null,
         primary key (cuenta_id, id),
         foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade,
         foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete cascade
       )`,
      'create index avisos_por_correo_usuario on avisos_por_correo (cuenta_id, usuario_id)',
      'create index avisos_por_correo_carpeta on avisos_por_correo (cuenta_id, carpeta_id) where carpeta_id is not null',
      'create index avisos_por_correo_enviar on avisos_por_correo (enviar_en)',
    ]);
    const mine = `usuario_id = ${CURRENT_USUARIO}`;
    await protectTenantTable(runner, 'avisos_por_correo', {
      visible: `${mine} and (carpeta_id is null or ${visibleWithCarpeta('avisos_por_correo')})`,
      written: mine,
      privileges: 'select, insert, delete',
    });
    // Whom to tell, across cuentas, and what nobody may be told any more; not what it says.
    await runAll(runner, [
      'create policy barrido on avisos_por_correo to carpetas_platform using (true)',
      'grant select (cuenta_id, usuario_id, enviar_en), delete on avisos_por_correo to carpetas_platform',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop table avisos_por_correo',
      `delete from pases where proposito = 'descarga'`,
      ...allow(PROPOSITOS),
    ]);
  }
}
