import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

/** A draft that is suspended keeps no number, so that it comes back as the draft that it was. */
export class BorradoresSuspendidos1763700000034 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'alter table carpetas drop constraint carpetas_check1',
      `alter table carpetas add constraint carpetas_numeradas check (numero is not null or estado = 'borrador'
         or (estado = 'suspendida' and estado_previo is not distinct from 'borrador'))`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'alter table carpetas drop constraint carpetas_numeradas',
      `alter table carpetas add constraint carpetas_check1 check (estado = 'borrador' or numero is not null) not valid`,
    ]);
  }
}
