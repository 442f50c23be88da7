import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

/** What is of a reserved carpeta is told by no refusal, and known where a copy of it goes. */
export class LoQueSale1763700000120 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      // An inmueble that somebody does not see takes no matrícula from them. Two of one registry are told apart by who asks.
      `create index inmuebles_por_matricula on inmuebles (cuenta_id, registro_clave, matricula_clave)
         where matricula_clave is not null`,
      'drop index inmuebles_matricula',
      // The carpeta of the document of which an archivo is a copy.
      `alter table archivos
         add column carpeta_id uuid,
         add foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete set null (carpeta_id)`,
      'create index archivos_carpeta on archivos (cuenta_id, carpeta_id) where carpeta_id is not null',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'alter table archivos drop column carpeta_id',
      `create unique index inmuebles_matricula on inmuebles (cuenta_id, registro_clave, matricula_clave)
         where matricula_clave is not null`,
      'drop index inmuebles_por_matricula',
    ]);
  }
}
