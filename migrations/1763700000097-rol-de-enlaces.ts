import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

/**
 * The address of a calendar keeps the role that its person had, and shows reserved carpetas only when asked to. An older
 * program, which does not say the role, makes addresses of the lowest.
 */
export class RolDeEnlaces1763700000097 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `alter table agenda_enlaces
         add column rol_id smallint not null default 5 check (rol_id between 1 and 5),
         add column con_reservadas boolean not null default false`,
      'alter table agenda_enlaces no force row level security',
      'alter table membresias no force row level security',
      `update agenda_enlaces e set rol_id = m.rol_id
         from membresias m where m.cuenta_id = e.cuenta_id and m.usuario_id = e.usuario_id`,
      'alter table agenda_enlaces force row level security',
      'alter table membresias force row level security',
      'grant select (rol_id, con_reservadas) on agenda_enlaces to carpetas_platform',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table agenda_enlaces drop column rol_id, drop column con_reservadas');
  }
}
