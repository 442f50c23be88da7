import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

const TABLES = ['partes', 'parte_representaciones', 'persona_uniones'];
const force = (how: 'force' | 'no force') => TABLES.map((table) => `alter table ${table} ${how} row level security`);

/** All for whom a parte acts are rows of one table, in the order in which they were named. */
export class Representados1763700000036 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      ...force('no force'),
      'alter table parte_representaciones add column orden integer',
      // The first one was in the column, the others were read in the order of the carpeta.
      `update parte_representaciones r set orden = p.orden + 1
         from partes p where p.cuenta_id = r.cuenta_id and p.id = r.representa_a`,
      `insert into parte_representaciones (cuenta_id, carpeta_id, parte_id, representa_a, orden)
         select cuenta_id, carpeta_id, id, representa_a, 1 from partes where representa_a <> id
         on conflict (cuenta_id, parte_id, representa_a) do update set orden = 1`,
      'alter table parte_representaciones alter column orden set not null',
      // Merges that can still be undone.
      `update persona_uniones set repetidas = (
         select jsonb_agg(jsonb_build_object(
             'parte', (r->'parte') - '{representaA,otros}'::text[] || jsonb_build_object('representados',
               jsonb_path_query_array(r, '$.parte.representaA ? (@ != null)') || coalesce(r->'parte'->'otros', '[]')),
             'representantes',
               (select coalesce(jsonb_agg(jsonb_build_object('id', x->'id', 'enLugar', x->'representaA', 'lugar', 0)), '[]')
                  from jsonb_array_elements(r->'representantes') x)
               || (select coalesce(jsonb_agg(x || '{"lugar": 1000}'), '[]')
                     from jsonb_array_elements(coalesce(r->'otros', '[]')) x))
           order by n)
           from jsonb_array_elements(repetidas) with ordinality as una (r, n))
         where repetidas <> '[]'`,
      'alter table partes drop column representa_a',
      ...force('force'),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      ...force('no force'),
      `alter table partes add column representa_a uuid, add foreign key (cuenta_id, carpeta_id, representa_a)
         references partes (cuenta_id, carpeta_id, id) on delete set null (representa_a)`,
      'create index partes_representa on partes (cuenta_id, carpeta_id, representa_a)',
      `with primeras as (
         delete from parte_representaciones r where orden = (
           select min(orden) from parte_representaciones o where o.cuenta_id = r.cuenta_id and o.parte_id = r.parte_id)
         returning cuenta_id, parte_id, representa_a)
       update partes p set representa_a = primeras.representa_a
         from primeras where primeras.cuenta_id = p.cuenta_id and primeras.parte_id = p.id`,
      'alter table parte_representaciones drop column orden',
      // These merges stay, and can no longer be undone.
      `delete from persona_uniones where repetidas <> '[]'`,
      ...force('force'),
    ]);
  }
}
