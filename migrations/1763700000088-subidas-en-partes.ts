import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CURRENT_CUENTA, CURRENT_USUARIO, runAll } from './support.js';

/** Lets a file arrive in parts, which wait among the uploads under way until the person sends what it is for. */
export class SubidasEnPartes1763700000088 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `alter table subidas
         add parte_de uuid,
         add desde bigint check (desde >= 0),
         add bytes bigint check (bytes > 0),
         add constraint subidas_parte check (num_nonnulls(parte_de, desde, bytes) in (0, 3))`,
      'create unique index subidas_partes on subidas (cuenta_id, usuario_id, parte_de, desde) where parte_de is not null',
      'drop policy cuenta on subidas',
      // The parts of a file are its sender's alone.
      `create policy cuenta on subidas to carpetas_tenant
         using (cuenta_id = ${CURRENT_CUENTA} and (parte_de is null or usuario_id = ${CURRENT_USUARIO}))
         with check (cuenta_id = ${CURRENT_CUENTA} and (parte_de is null or usuario_id = ${CURRENT_USUARIO}))`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop policy cuenta on subidas',
      `create policy cuenta on subidas to carpetas_tenant
         using (cuenta_id = ${CURRENT_CUENTA}) with check (cuenta_id = ${CURRENT_CUENTA})`,
      'alter table subidas drop parte_de, drop desde, drop bytes',
    ]);
  }
}
