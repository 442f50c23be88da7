import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

/** What people tell the others of themselves: their job, and a telephone, as `+34 600 00 00 00`. */
export class ContactoDeUsuarios1763700000090 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `alter table usuarios
         add cargo text check (length(cargo) between 1 and 120),
         add telefono text check (telefono ~ '^[+][1-9]' and length(telefono) <= 60)`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, ['alter table usuarios drop cargo, drop telefono']);
  }
}
