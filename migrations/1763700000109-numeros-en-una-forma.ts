import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

/** How a kind of number was written that is now kept in one form: country, kinds, the old form and the new one. */
const REWRITTEN: readonly (readonly [pais: string, tipos: string, from: string, to: string])[] = [
  ['AR', 'DNI', String.raw`^0+([1-9]\d{5,7})$`, String.raw`\1`],
  ['CL', 'RUT', String.raw`^0+([1-9]\d{5,7}[\dK])$`, String.raw`\1`],
  ['UY', 'CI', String.raw`^0+([1-9]\d{6,7})$`, String.raw`\1`],
  ['CO', 'NIT', String.raw`^0+([1-9]\d{5,10})$`, String.raw`\1`],
  ['ES', 'DNI,NIE,NIF,CIF', String.raw`^ES(\d{6,8}[A-Z]|[A-Z]0?\d{6,7}[0-9A-Z])$`, String.raw`\1`],
  ['ES', 'DNI,NIF', String.raw`^(\d{7}[A-Z])$`, String.raw`0\1`],
  ['ES', 'DNI,NIF', String.raw`^(\d{6}[A-Z])$`, String.raw`00\1`],
  ['ES', 'NIE,NIF', String.raw`^([XYZ])0(\d{7}[A-Z])$`, String.raw`\1\2`],
  ['ES', 'NIE,NIF', String.raw`^([XYZ])(\d{6}[A-Z])$`, String.raw`\10\2`],
];

const PLACES = [
  ['pais_doc', 'tipo_doc', 'numero_doc'],
  ['id_fiscal_pais', 'id_fiscal_tipo', 'id_fiscal'],
] as const;

/**
 * Numbers of documents are kept in one form: 07654321-6 and 7654321-6 were two personas. Who then has the number of
 * another is shown as a duplicate on its page, to be merged there.
 */
export class NumerosEnUnaForma1763700000109 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'alter table personas no force row level security',
      ...PLACES.flatMap(([pais, tipo, numero]) =>
        REWRITTEN.map(
          ([country, kinds, from, to]) =>
            `update personas set ${numero} = regexp_replace(${numero}, '${from}', '${to}'), version = version + 1
              where ${pais} = '${country}' and ${tipo} = any (string_to_array('${kinds}', ',')) and ${numero} ~ '${from}'`,
        ),
      ),
      'alter table personas force row level security',
    ]);
  }

  /** Nobody knows which numbers were written otherwise. */
  async down(): Promise<void> {}
}
