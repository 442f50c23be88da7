import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

const SIGNATURE = 'function partes_buscadas(palabras text) returns tsquery language sql stable parallel safe';

/**
 * Finds texts by the other number of words in «-ción» and «-sión». Texts have no accents when their stems are made, and of
 * «certificacion» the stem is the whole word, but of «certificaciones» it is «certif».
 */
export class PluralesDeTextos1763700000077 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create or replace ${SIGNATURE}
         return (
           select coalesce(string_agg('(' || raices || ' | ' || entrada_de_la_cuenta('=' || singular) || ':*)', ' & '), '')::tsquery
             from unnest(string_to_array(texto_buscable(palabras), ' ')) as palabra,
                  lateral (select regexp_replace(palabra, '([cs]ion)es$', '\\1') as singular) as s,
                  lateral (
                    select string_agg('(' || partes_de_raices(forma)::text || ')', ' | ') as raices
                      from unnest(array[palabra, singular, regexp_replace(singular, '([cs]ion)$', '\\1es')]) as forma
                     where partes_de_raices(forma)::text <> '') as r
            where raices <> '')`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create or replace ${SIGNATURE}
         return (
           select coalesce(string_agg('(' || raices || ' | ' || entrada_de_la_cuenta('=' || palabra) || ':*)', ' & '), '')::tsquery
             from unnest(string_to_array(texto_buscable(palabras), ' ')) as palabra,
                  lateral (select partes_de_raices(palabra)::text as raices) as r
            where raices <> '')`,
    ]);
  }
}
