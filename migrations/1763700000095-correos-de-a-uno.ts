import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CURRENT_CUENTA, CURRENT_USUARIO, runAll } from './support.js';

/** The policies of mails. @param each ends each condition that looks for other rows */
const policies = (each: string) => [
  `alter policy cuenta on correos using (cuenta_id = ${CURRENT_CUENTA} and (autor_id = ${CURRENT_USUARIO}
     or exists (select 1 from correo_copias k
                 where k.cuenta_id = correos.cuenta_id and k.correo_id = correos.id${each})
     or exists (select 1 from correo_carpetas f
                 where f.cuenta_id = correos.cuenta_id and f.correo_id = correos.id and f.eliminado_en is null${each})))`,
  `alter policy cuenta on correo_adjuntos using (cuenta_id = ${CURRENT_CUENTA} and exists (
     select 1 from correos c where c.cuenta_id = correo_adjuntos.cuenta_id and c.id = correo_adjuntos.correo_id${each}))`,
  `alter policy cuenta on correo_envios using (cuenta_id = ${CURRENT_CUENTA} and exists (
     select 1 from correos c where c.cuenta_id = correo_envios.cuenta_id and c.id = correo_envios.correo_id
        and c.autor_id = ${CURRENT_USUARIO}${each}))`,
];

/**
 * Large mailboxes: whether a mail is seen is asked for that mail alone. PostgreSQL takes a person to have few mails and
 * would read all of them into a table of hashes for each statement. It does so with no subquery that has an OFFSET.
 */
export class CorreosDeAUno1763700000095 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, policies(' offset 0'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, policies(''));
  }
}
