import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, CURRENT_USUARIO, openToPlatform, protectTenantTable, runAll, sweepDeleted } from './support.js';

const MINE = `usuario_id = ${CURRENT_USUARIO}`;

/**
 * Whether pages of the help were of use, one vote of a person and page; and what people ask of those who run the product, with
 * its files. Its author alone sees a request; the operator sees all of them.
 */
export class Ayuda1763700000046 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create table ayuda_votos (
         usuario_id uuid not null references usuarios (id) on delete cascade,
         -- «getting-started/primeros-pasos».
         pagina text not null check (length(pagina) <= 200),
         sirve boolean not null,
         votado_en timestamptz not null default now(),
         primary key (usuario_id, pagina)
       )`,
      'create index ayuda_votos_pagina on ayuda_votos (pagina)',
      `create table ayuda_solicitudes (
         ${CUENTA_COLUMN},
         id uuid not null,
         usuario_id uuid not null,
         nombre text not null check (char_length(nombre) between 1 and 120),
         email text not null check (length(email) <= 254),
         asunto text not null check (char_length(asunto) between 1 and 200),
         mensaje text not null check (char_length(mensaje) between 1 and 10000),
         estado text not null default 'recibida' check (estado in ('recibida', 'respondida', 'cerrada')),
         creada_en timestamptz not null default now(),
         cambiada_en timestamptz not null default now(),
         -- Null until the mail to SUPPORT_EMAIL left.
         enviada_en timestamptz,
         primary key (cuenta_id, id),
         unique (cuenta_id, usuario_id, id),
         foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
       )`,
      'create index ayuda_solicitudes_usuario on ayuda_solicitudes (cuenta_id, usuario_id, creada_en desc, id desc)',
      `create table ayuda_adjuntos (
         ${CUENTA_COLUMN},
         id uuid not null,
         usuario_id uuid not null,
         -- Null until the request is sent.
         solicitud_id uuid,
         orden smallint not null default 0,
         nombre text not null check (length(nombre) between 1 and 255),
         sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
         bytes bigint not null check (bytes > 0),
         mime text not null,
         clave text not null unique,
         -- Since when it belongs to no request.
         suelto_desde timestamptz,
         check ((solicitud_id is null) = (suelto_desde is not null)),
         primary key (cuenta_id, id),
         foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade,
         foreign key (cuenta_id, usuario_id, solicitud_id)
           references ayuda_solicitudes (cuenta_id, usuario_id, id) on delete cascade
       )`,
      'create index ayuda_adjuntos_solicitud on ayuda_adjuntos (cuenta_id, usuario_id, solicitud_id)',
      'create index ayuda_adjuntos_uso on ayuda_adjuntos (cuenta_id) include (bytes)',
      'create trigger archivo_borrado after delete on ayuda_adjuntos for each row execute function archivo_borrado()',
    ]);
    await openToPlatform(runner, 'ayuda_votos');
    await protectTenantTable(runner, 'ayuda_solicitudes', {
      visible: MINE,
      written: MINE,
      privileges: 'select, insert',
    });
    await protectTenantTable(runner, 'ayuda_adjuntos', {
      visible: MINE,
      written: MINE,
      privileges: 'select, insert, update',
    });
    await sweepDeleted(runner, 'ayuda_adjuntos', 'suelto_desde');
    await runAll(runner, [
      'grant update (estado, cambiada_en, enviada_en) on ayuda_solicitudes to carpetas_tenant',
      'create policy uso on ayuda_adjuntos for select to carpetas_platform using (true)',
      'grant select (cuenta_id, bytes, solicitud_id, orden, nombre) on ayuda_adjuntos to carpetas_platform',
      // The operator's command lists requests, shows them and says that they were answered.
      'create policy operador on ayuda_solicitudes to carpetas_platform using (true)',
      'grant select on ayuda_solicitudes to carpetas_platform',
      'grant update (estado, cambiada_en) on ayuda_solicitudes to carpetas_platform',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table ayuda_adjuntos, ayuda_solicitudes, ayuda_votos');
  }
}
