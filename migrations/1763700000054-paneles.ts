import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, openToPlatform, protectTenantTable, runAll } from './support.js';

/**
 * What the panels read: indexes of what moved and was signed in a period, and how much the product is used. The counts
 * of use say how often, never who. To count people once a day, a day has a secret of its own: with it each person
 * becomes a hash, and both are removed when the day is over everywhere.
 */
export class Paneles1763700000054 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create index auditoria_movidas on auditoria (cuenta_id, en) include (carpeta_id)
         where accion = 'carpeta.movida'`,
      `create index carpetas_montos on carpetas (cuenta_id, moneda, fecha_firma)
         include (monto, tipo_acto_id, estado, reservada, responsable_id, escribano_id)
         where eliminada_en is null and monto is not null`,
      `create table uso_diario (
         ${CUENTA_COLUMN},
         dia date not null,
         hora smallint not null check (hora between 0 and 23),
         que text not null check (length(que) <= 40),
         detalle text not null default '' check (length(detalle) <= 60),
         cantidad integer not null check (cantidad > 0),
         primary key (cuenta_id, dia, que, detalle, hora)
       )`,
      'create index uso_diario_dia on uso_diario (dia)',
      `create table uso_secretos (
         ${CUENTA_COLUMN},
         dia date not null,
         secreto uuid not null default gen_random_uuid(),
         primary key (cuenta_id, dia)
       )`,
      `create table uso_huellas (
         ${CUENTA_COLUMN},
         dia date not null,
         huella bytea not null,
         primary key (cuenta_id, dia, huella)
       )`,
    ]);
    // The other two are out of the tenant's reach: nobody in a cuenta can ask whether somebody was there.
    await protectTenantTable(runner, 'uso_diario', { privileges: 'select' });
    await runAll(
      runner,
      ['uso_secretos', 'uso_huellas'].flatMap((table) => [
        `alter table ${table} enable row level security`,
        `alter table ${table} force row level security`,
      ]),
    );
    for (const table of ['uso_diario', 'uso_secretos', 'uso_huellas']) {
      await openToPlatform(runner, table);
      await runner.query(`create policy cuentas on ${table} to carpetas_platform using (true) with check (true)`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop table uso_huellas, uso_secretos, uso_diario',
      'drop index carpetas_montos, auditoria_movidas',
    ]);
  }
}
