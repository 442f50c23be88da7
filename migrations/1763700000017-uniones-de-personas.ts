import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, protectTenantTable, runAll, SEARCHED_CUENTA, sweepDeleted } from './support.js';

/** As in migration 13: how many carpetas have their searched text written in the transaction that changes them. */
const AT_ONCE = 200;

/** Two registrations of one persona become one, which can be undone for a day. */
export class UnionesDePersonas1763700000017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      // The one that stays. The other keeps what was signed, and takes part in nothing new.
      `alter table personas
         add column unida_a uuid check (unida_a <> id),
         add foreign key (cuenta_id, unida_a) references personas (cuenta_id, id)`,
      'create index personas_unida_a on personas (cuenta_id, unida_a) where unida_a is not null',
      `create table persona_uniones (
         ${CUENTA_COLUMN},
         id uuid not null,
         persona_id uuid not null,
         otra_id uuid not null,
         unida_por uuid not null,
         unida_en timestamptz not null,
         -- What moved, to be put back.
         partes uuid[] not null,
         contactos uuid[] not null,
         -- The personas that had been merged into the other one before.
         anteriores uuid[] not null,
         -- The partes that were taken out, since the persona that stays had their role already.
         repetidas jsonb not null,
         primary key (cuenta_id, id),
         unique (cuenta_id, otra_id),
         foreign key (cuenta_id, persona_id) references personas (cuenta_id, id) on delete cascade,
         foreign key (cuenta_id, otra_id) references personas (cuenta_id, id) on delete cascade,
         foreign key (cuenta_id, unida_por) references membresias (cuenta_id, usuario_id)
       )`,
      'create index persona_uniones_persona on persona_uniones (cuenta_id, persona_id)',
      'create index persona_uniones_unida_por on persona_uniones (cuenta_id, unida_por)',
    ]);
    await protectTenantTable(runner, 'persona_uniones', {
      // Who saw the other persona by a parte sees the union by it: the partes are of the persona that stays.
      visible: `exists (select 1 from personas p
          where p.cuenta_id = persona_uniones.cuenta_id and p.id = persona_uniones.persona_id)
        and (exists (select 1 from personas p
            where p.cuenta_id = persona_uniones.cuenta_id and p.id = persona_uniones.otra_id)
          or exists (select 1 from partes p
            where p.cuenta_id = persona_uniones.cuenta_id and p.id = any (persona_uniones.partes))
          or exists (select 1 from carpetas c, jsonb_array_elements(persona_uniones.repetidas) r
            where c.cuenta_id = persona_uniones.cuenta_id and c.id = (r -> 'parte' ->> 'carpetaId')::uuid))`,
      privileges: 'select, insert, delete',
    });
    await sweepDeleted(runner, 'persona_uniones', 'unida_en');
    const documents = (pais: string, numero: string) =>
      `select cuenta_id, unida_a as persona_id, ${pais} as pais, ${numero} as numero from personas
        where cuenta_id = ${SEARCHED_CUENTA} and unida_a is not null and ${numero} is not null`;
    await runAll(runner, [
      // Also of those whom the reader does not see: only the one that stays is found.
      `create view documentos_de_unidas as
         ${documents('pais_doc', 'numero_doc')} union all ${documents('id_fiscal_pais', 'id_fiscal')}`,
      'grant select on documentos_de_unidas to carpetas_tenant',
    ]);
    // The carpetas of a bank, which is in thousands, are left to the job that also follows its new name.
    await this.followPartes(runner, `where x.cuantas <= ${AT_ONCE}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.followPartes(runner, '');
    await runAll(runner, [
      'drop view documentos_de_unidas',
      'drop table persona_uniones',
      'alter table personas drop column unida_a',
    ]);
  }

  private async followPartes(runner: QueryRunner, condition: string): Promise<void> {
    await runner.query(
      `create or replace function partes_buscables_update() returns trigger language plpgsql security definer
         set search_path = pg_catalog, public as $$
         begin
           perform carpetas_buscables(x.cuenta, array_agg(x.carpeta))
              from (select n.cuenta_id, n.carpeta_id, count(*) over () from nuevas n
                      join viejas v using (cuenta_id, id)
                     where n.persona_id <> v.persona_id) as x (cuenta, carpeta, cuantas)
             ${condition} group by x.cuenta;
           return null;
         end $$`,
    );
  }
}
