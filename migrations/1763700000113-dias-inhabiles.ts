import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, hasRol, protectTenantTable, runAll } from './support.js';

/**
 * What offices change of the rules by which registers of their country close (server/expediente/feriados/dias-del-pais.ts), the rules that
 * they add, and by which rules their open terms were computed.
 */
export class DiasInhabiles1763700000113 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create table feriado_reglas (
         ${CUENTA_COLUMN},
         -- A word for those of the country, an id for the office's own.
         clave text not null check (clave ~ '^[a-z0-9_-]{1,40}$'),
         nombre text not null check (length(nombre) between 1 and 120),
         fuente text not null check (length(fuente) between 1 and 300),
         -- Of the office's own. The country's know their days by themselves.
         dia_del_anio text check (dia_del_anio ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'),
         desde smallint check (desde between 1900 and 2200),
         hasta smallint check (hasta between 1900 and 2200),
         rige boolean not null,
         confirmado_en timestamptz,
         confirmado_por uuid,
         primary key (cuenta_id, clave),
         check (hasta >= desde),
         check ((confirmado_en is null) = (confirmado_por is null)),
         foreign key (cuenta_id, confirmado_por) references membresias (cuenta_id, usuario_id)
       )`,
      `create table feriado_calendarios (
         ${CUENTA_COLUMN},
         huella text not null check (length(huella) = 64),
         primary key (cuenta_id)
       )`,
    ]);
    await protectTenantTable(runner, 'feriado_reglas', { written: hasRol(1, 2) });
    await protectTenantTable(runner, 'feriado_calendarios', { privileges: 'select, insert, update' });
    await runAll(runner, [
      'create policy recalculo on feriado_calendarios for select to carpetas_platform using (true)',
      'grant select on feriado_calendarios to carpetas_platform',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table feriado_calendarios, feriado_reglas');
  }
}
