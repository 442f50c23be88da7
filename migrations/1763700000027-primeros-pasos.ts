import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, CURRENT_USUARIO, protectTenantTable, runAll } from './support.js';

/**
 * The first steps of a new cuenta, and who does not want to see them. Cuentas that exist already have taken theirs. The
 * numbers of a year end at six digits: the generated codigo cuts a seventh.
 */
export class PrimerosPasos1763700000027 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      // Not valid: a year that went past them stays readable.
      `alter table contadores drop constraint contadores_ultimo_check,
         add constraint contadores_ultimo_check
           check (ultimo >= 0 and (serie <> 'carpeta' or ultimo <= 999999)) not valid`,
      'alter table carpetas add constraint carpetas_numero_check check (numero <= 999999) not valid',
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
      'alter table carpetas drop constraint carpetas_numero_check',
      `alter table contadores drop constraint contadores_ultimo_check,
         add constraint contadores_ultimo_check check (ultimo > 0) not valid`,
      'drop table primeros_pasos_ocultos',
      'alter table cuentas drop column en_primeros_pasos, drop column numeracion_confirmada_en',
    ]);
  }
}
