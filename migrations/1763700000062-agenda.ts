import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  CUENTA_COLUMN,
  CURRENT_USUARIO,
  hasRol,
  protectTenantTable,
  runAll,
  sweepDeleted,
  visibleWithCarpeta,
} from './support.js';

/** What happens at an hour: signatures and meetings, the rooms they are in, and the addresses of people's calendars. */
export class Agenda1763700000062 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      // It lets one constraint compare ids and periods. Like the others, it needs no superuser.
      'create extension if not exists btree_gist',
      `create table salas (
         ${CUENTA_COLUMN},
         id uuid not null,
         nombre text not null check (length(nombre) between 1 and 80),
         activa boolean not null default true,
         version integer not null default 1,
         primary key (cuenta_id, id)
       )`,
      'create unique index salas_nombre on salas (cuenta_id, lower(nombre))',
      `create table eventos (
         ${CUENTA_COLUMN},
         id uuid not null,
         tipo text not null check (tipo in ('firma', 'reunion', 'otro')),
         titulo text not null check (length(titulo) between 1 and 200),
         carpeta_id uuid,
         desde timestamptz not null,
         hasta timestamptz not null check (hasta > desde and hasta <= desde + interval '1 day'),
         lugar text check (length(lugar) <= 200),
         sala_id uuid,
         notas text check (length(notas) <= 2000),
         version integer not null default 1,
         creado_por uuid not null,
         creado_en timestamptz not null,
         eliminado_en timestamptz,
         primary key (cuenta_id, id),
         check (tipo <> 'firma' or carpeta_id is not null),
         foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete cascade,
         foreign key (cuenta_id, sala_id) references salas (cuenta_id, id),
         foreign key (cuenta_id, creado_por) references membresias (cuenta_id, usuario_id),
         -- Of two at once in a room, the second is refused.
         constraint eventos_sala exclude using gist
           (cuenta_id with =, sala_id with =, tstzrange(desde, hasta) with &&)
           where (sala_id is not null and eliminado_en is null)
       )`,
      'create index eventos_desde on eventos (cuenta_id, desde) where eliminado_en is null',
      'create index eventos_carpeta on eventos (cuenta_id, carpeta_id) where carpeta_id is not null',
      `create table evento_personas (
         ${CUENTA_COLUMN},
         evento_id uuid not null,
         usuario_id uuid not null,
         primary key (cuenta_id, evento_id, usuario_id),
         foreign key (cuenta_id, evento_id) references eventos (cuenta_id, id) on delete cascade,
         foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id)
       )`,
      'create index evento_personas_usuario on evento_personas (cuenta_id, usuario_id)',
      // The address of somebody's calendar for other programs. Its secret is stored nowhere.
      `create table agenda_enlaces (
         ${CUENTA_COLUMN},
         usuario_id uuid not null,
         hash bytea not null unique,
         creado_en timestamptz not null default now(),
         primary key (cuenta_id, usuario_id),
         foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
       )`,
    ]);
    await protectTenantTable(runner, 'salas', { written: hasRol(1, 2) });
    await protectTenantTable(runner, 'eventos', {
      visible: `carpeta_id is null or ${visibleWithCarpeta('eventos')}`,
      privileges: 'select, insert, update',
    });
    await sweepDeleted(runner, 'eventos', 'eliminado_en');
    await protectTenantTable(runner, 'evento_personas', {
      visible: 'exists (select 1 from eventos e where e.cuenta_id = evento_personas.cuenta_id and e.id = evento_id)',
    });
    const mine = `usuario_id = ${CURRENT_USUARIO}`;
    await protectTenantTable(runner, 'agenda_enlaces', { visible: mine, written: mine });
    await runAll(runner, [
      // Whose calendar an address is, before it is known in which cuenta.
      'create policy enlaces on agenda_enlaces for select to carpetas_platform using (true)',
      'grant select (cuenta_id, usuario_id, hash) on agenda_enlaces to carpetas_platform',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, ['drop table agenda_enlaces, evento_personas, eventos, salas', 'drop extension btree_gist']);
  }
}
