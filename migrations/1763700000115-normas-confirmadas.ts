import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

/** Who confirmed the rules of certificates, and what actos ask for, by the norms in force. */
export class NormasConfirmadas1763700000115 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(
      runner,
      ['certificado_reglas', 'tipos_acto'].flatMap((table) => [
        `alter table ${table}
           add column confirmada_en timestamptz,
           add column confirmada_por uuid,
           add constraint ${table}_confirmada check ((confirmada_en is null) = (confirmada_por is null)),
           add foreign key (cuenta_id, confirmada_por) references membresias (cuenta_id, usuario_id)`,
        `create index ${table}_confirmada_por on ${table} (cuenta_id, confirmada_por) where confirmada_por is not null`,
      ]),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(
      runner,
      ['certificado_reglas', 'tipos_acto'].map(
        (table) => `alter table ${table} drop column confirmada_por, drop column confirmada_en`,
      ),
    );
  }
}
