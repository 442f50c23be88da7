import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, hasRol, protectTenantTable, runAll } from './support.js';

/** Who confirmed a rule by the norm in force, and what the office decided of each correction of what it began with. */
export class ReglasConfirmadas1763700000104 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `alter table reglas_de_plazo
         add column confirmada_en timestamptz,
         add column confirmada_por uuid,
         add constraint reglas_de_plazo_confirmada check ((confirmada_en is null) = (confirmada_por is null)),
         add foreign key (cuenta_id, confirmada_por) references membresias (cuenta_id, usuario_id)`,
      `create index reglas_de_plazo_confirmada_por on reglas_de_plazo (cuenta_id, confirmada_por)
         where confirmada_por is not null`,
      `create table correcciones_de_reglas (
         ${CUENTA_COLUMN},
         -- Which correction of the product it is (server/expediente/correcciones/correcciones.ts).
         clave text not null check (clave ~ '^[a-z0-9_-]{1,60}$'),
         -- A cuenta that began with what is corrected already has nothing to decide.
         decision text not null check (decision in ('inicial', 'aceptada', 'rechazada')),
         -- What an accepted one replaced, to be put back.
         antes jsonb check ((decision = 'aceptada') = (antes is not null)),
         por uuid not null,
         en timestamptz not null,
         primary key (cuenta_id, clave),
         foreign key (cuenta_id, por) references membresias (cuenta_id, usuario_id)
       )`,
      'create index correcciones_de_reglas_por on correcciones_de_reglas (cuenta_id, por)',
    ]);
    await protectTenantTable(runner, 'correcciones_de_reglas', { written: hasRol(1, 2) });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop table correcciones_de_reglas',
      'alter table reglas_de_plazo drop column confirmada_por, drop column confirmada_en',
    ]);
  }
}
