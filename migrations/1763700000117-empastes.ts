import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, hasRol, protectTenantTable, runAll } from './support.js';

const force = (how: 'force' | 'no force') => `alter table reglas_de_plazo ${how} row level security`;

/** Until which folio the book of a protocolo was bound, and after how many a rule of the book asks for it. */
export class Empastes1763700000117 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'alter table reglas_de_plazo add column folios integer check (folios between 1 and 100000)',
      force('no force'),
      `update reglas_de_plazo set folios = 500 where clave = 'protocolo' and cuenta_desde = 'libro'`,
      force('force'),
      `create table empastes (
         ${CUENTA_COLUMN},
         id uuid not null,
         registro_id uuid not null,
         anio integer not null check (anio between 1900 and 2200),
         -- The last that is in it.
         folio integer not null check (folio >= 1),
         dia date not null,
         creado_por uuid not null,
         creado_en timestamptz not null,
         primary key (cuenta_id, id),
         unique (cuenta_id, registro_id, anio, folio),
         foreign key (cuenta_id, registro_id) references registros_notariales (cuenta_id, id) on delete cascade,
         foreign key (cuenta_id, creado_por) references membresias (cuenta_id, usuario_id)
       )`,
      'create index empastes_creado_por on empastes (cuenta_id, creado_por)',
    ]);
    await protectTenantTable(runner, 'empastes', { written: hasRol(1, 2), privileges: 'select, insert, delete' });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, ['drop table empastes', 'alter table reglas_de_plazo drop column folios']);
  }
}
