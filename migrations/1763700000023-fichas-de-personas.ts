import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

/** The orders of the list of personas, as its query has them. */
const ORDENES = {
  nombre: 'orden_es(nombre_completo) collate "C", id',
  apellidos: 'orden_es(coalesce(razon_social, apellidos)) collate "C", orden_es(nombre) collate "C", id',
  actualizada: 'actualizada_en, id',
};

/** The list of personas has orders of its own, by an index each. */
export class FichasDePersonas1763700000023 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      // The Spanish alphabet: ñ follows n, and accents do not count. An ICU collation would have to be indexed anew with
      // each of its versions.
      `create function orden_es(valor text) returns text language sql immutable parallel safe
         return sin_acentos(replace(replace(valor, 'ñ', 'n~'), 'Ñ', 'n~'))`,
      'drop index personas_por_nombre',
      ...Object.entries(ORDENES).flatMap(([name, columns]) => [
        `create index personas_por_${name} on personas (cuenta_id, ${columns}) where unida_a is null`,
        `create index personas_tipo_${name} on personas (cuenta_id, tipo, ${columns}) where unida_a is null`,
      ]),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      ...Object.keys(ORDENES).map((name) => `drop index personas_por_${name}, personas_tipo_${name}`),
      'create index personas_por_nombre on personas (cuenta_id, sin_acentos(nombre_completo), id)',
      'drop function orden_es(text)',
    ]);
  }
}
