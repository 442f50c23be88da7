import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, protectTenantTable, runAll } from './support.js';

const paises = (paises: readonly string[]) =>
  ['cuentas', 'tipos_acto'].flatMap((table) => [
    `alter table ${table} drop constraint ${table}_pais_check`,
    `alter table ${table} add constraint ${table}_pais_check check (pais in ('${paises.join("', '")}'))`,
  ]);

/** Cuentas of Chile, the inscripciones of a whole office, and which certificates their people were told of. */
export class ChileYOficina1763700000073 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      ...paises(['AR', 'ES', 'UY', 'CL']),
      `create index inscripciones_pendientes on inscripciones (cuenta_id, carpeta_id)
         where resultado is distinct from 'inscripta'`,
      `create index inscripciones_inscriptas on inscripciones (cuenta_id, resuelta desc) where resultado = 'inscripta'`,
      'create index inscripciones_vence on inscripciones (cuenta_id, vence) where resultado is null',
      'create index certificados_vence on certificados (vence) where necesario and vence is not null',
      // A notice is sent by whoever adds its row, and so once.
      `create table certificado_avisos (
         ${CUENTA_COLUMN},
         certificado_id uuid not null,
         vence date not null,
         -- Why: it expires before the planned signature, or within a week.
         motivo text not null check (motivo in ('firma', 'semana')),
         en timestamptz not null default now(),
         primary key (cuenta_id, certificado_id, vence, motivo),
         foreign key (cuenta_id, certificado_id) references certificados (cuenta_id, id) on delete cascade
       )`,
    ]);
    await protectTenantTable(runner, 'certificado_avisos', {
      visible: `exists (select 1 from certificados ce
                         where ce.cuenta_id = certificado_avisos.cuenta_id and ce.id = certificado_avisos.certificado_id)`,
      privileges: 'select, insert',
    });
    await runAll(runner, [
      // Which cuentas have something to be told of; not what.
      `create policy avisos on certificados for select to carpetas_platform using (necesario and vence is not null)`,
      'grant select (cuenta_id, necesario, vence) on certificados to carpetas_platform',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'revoke select (cuenta_id, necesario, vence) on certificados from carpetas_platform',
      'drop policy avisos on certificados',
      'drop table certificado_avisos',
      'drop index certificados_vence, inscripciones_vence, inscripciones_inscriptas, inscripciones_pendientes',
      ...paises(['AR', 'ES', 'UY']),
    ]);
  }
}
