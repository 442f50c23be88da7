import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

const PLACES = [
  ['pais_doc', 'tipo_doc', 'numero_doc'],
  ['id_fiscal_pais', 'id_fiscal_tipo', 'id_fiscal'],
] as const;

/**
 * More numbers in their one form: a CIF ends in its digit where it may end in a letter too, and a DNI of Argentina has six
 * digits at least.
 */
export class NumerosDeUnaForma1763700000138 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'alter table personas no force row level security',
      ...PLACES.flatMap(([pais, tipo, numero]) => [
        String.raw`update personas set ${numero} = left(${numero}, 8) || translate(right(${numero}, 1), 'JABCDEFGHI', '0123456789'),
                version = version + 1
          where ${pais} = 'ES' and ${tipo} in ('CIF', 'NIF') and ${numero} ~ '^[CDFGJUV]\d{7}[A-J]$'`,
        String.raw`update personas set ${numero} = right(${numero}, 6), version = version + 1
          where ${pais} = 'AR' and ${tipo} = 'DNI' and ${numero} ~ '^0+0\d{5}$'`,
      ]),
      'alter table personas force row level security',
    ]);
  }

  /** Nobody knows which numbers were written otherwise. */
  async down(): Promise<void> {}
}
