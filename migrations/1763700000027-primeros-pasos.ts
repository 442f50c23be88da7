import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, CURRENT_USUARIO, protectTenantTable, runAll } from './support.js';

/** The first steps of a new cuenta, and who does not want to see them. Cuentas that exist already have taken theirs. */
export class PrimerosPasos1763700000027 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `alter table cuentas
         add column en_primeros_pasos boolean not null default false,
         add column numeracion_confirmada_en timestamptz`,
      `create table primeros_pasos_ocultos (
         ${CUENTA_COLUMN},
         usuario_id uuid not null,
         ocultos_en timestamptz not null default now(),
         primary key (cuenta_id, usuario_id),
         foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
       )`,
    ]);
    const own = `usuario_id = ${CURRENT_USUARIO}`;
    await protectTenantTable(runner, 'primeros_pasos_ocultos', {
      visible: own,
      written: own,
      privileges: 'select, insert, delete',
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop table primeros_pasos_ocultos',
      'alter table cuentas drop column en_primeros_pasos, drop column numeracion_confirmada_en',
    ]);
  }
}
