import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll, SEARCHED_CUENTA } from './support.js';

/** The tables with a search of their own, and which of their rows are found. */
const SEARCHED = {
  personas: 'true',
  documentos: 'eliminado_en is null',
  contactos: 'eliminado_en is null',
  tareas: 'eliminada_en is null',
} as const;

/** The most characters of a word in one entry of the index. */
const CHARACTERS = 6;
/** A text is indexed up to here. Every search reads the longer ones. */
const INDEXED = 10_000;

/** What the entries of a cuenta begin with. Two cuentas may share it, so searches ask for the cuenta too. */
const keyOf = (cuenta: string) => `right(${cuenta}::text, 6)`;

/** As `=`, except that PostgreSQL has no index for it: it would read all rows of the cuenta beside the few of a word. */
const OWN = `cuenta_id is not distinct from ${SEARCHED_CUENTA}`;

/**
 * A search costs what it finds, not what the office has. An entry of its index is a cuenta's key and the characters from
 * one place of a word on, up to six. So any part of a word is an entry, the beginning of one, or several. Trigrams are too
 * common for that: «000» is in most numbers, and its entry in the index lists the rows of all cuentas.
 */
export class BusquedaPorPartes1763700000043 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.functions(runner);
    for (const [table, condition] of Object.entries(SEARCHED)) {
      await runAll(runner, [
        `drop index ${table}_busqueda`,
        `create index ${table}_busqueda on ${table} using gin (partes_de_palabras(cuenta_id, busqueda))
           with (fastupdate = off) where ${condition}`,
        `create view ${table}_por_partes as
           select cuenta_id, id, busqueda, partes_de_palabras(cuenta_id, busqueda) as partes
             from ${table} where ${OWN} and ${condition}`,
        `grant select on ${table}_por_partes to carpetas_tenant`,
      ]);
    }
    await runAll(runner, [
      'drop index carpetas_busqueda_texto',
      `create index carpetas_busqueda_texto on carpetas_busqueda
         using gin (partes_de_palabras(cuenta_id, texto, raices)) with (fastupdate = off)`,
      `create view carpetas_por_partes as
         select cuenta_id, carpeta_id, texto, raices, partes_de_palabras(cuenta_id, texto, raices) as partes
           from carpetas_busqueda where ${OWN}`,
      'grant select on carpetas_por_partes to carpetas_tenant',
      // Row-level security keeps the planner from reading these statistics, and they take seconds to make.
      ...['carpetas_busqueda_texto', ...Object.keys(SEARCHED).map((table) => `${table}_busqueda`)].map(
        (index) => `alter index ${index} alter column 1 set statistics 0`,
      ),
    ]);
  }

  private async functions(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create function partes_de_palabras(cuenta uuid, texto text) returns tsvector
         language sql immutable parallel safe
         return array_to_tsvector(array(
           select ${keyOf('cuenta')} || substr(palabra, n, ${CHARACTERS})
             from unnest(string_to_array(left(texto, ${INDEXED}), ' ')) as palabra, generate_series(1, length(palabra)) as n
           union all select ${keyOf('cuenta')} || ' ' where length(texto) > ${INDEXED}))`,
      // With the stems, marked.
      `create function partes_de_palabras(cuenta uuid, texto text, raices tsvector) returns tsvector
         language sql immutable parallel safe
         return partes_de_palabras(cuenta, texto) || array_to_tsvector(array(
           select ${keyOf('cuenta')} || '=' || raiz from unnest(tsvector_to_array(raices)) as raiz))`,
      `create function entrada_de_la_cuenta(parte text) returns text language sql stable parallel safe
         return '''' || replace(replace(${keyOf(SEARCHED_CUENTA)} || parte, '\\', '\\\\'), '''', '''''') || ''''`,
      // The entries of what a LIKE pattern like %this% looks for. Whether a row has it, LIKE decides.
      `create function partes_del_patron(patron text) returns tsquery language sql stable parallel safe
         return (
           select coalesce(string_agg(entrada_de_la_cuenta(entera) || marca, ' & '), entrada_de_la_cuenta('') || ':*')::tsquery
                  || entrada_de_la_cuenta(' ')::tsquery
             from unnest(string_to_array(regexp_replace(patron, '^%|%$|\\\\(.)', '\\1', 'g'), ' ')) as palabra,
                  lateral (
                    select substr(palabra, n, ${CHARACTERS}), ''
                      from generate_series(1, length(palabra) - ${CHARACTERS - 1}, ${CHARACTERS}) as n
                    union select right(palabra, ${CHARACTERS}), '' where length(palabra) >= ${CHARACTERS}
                    union select palabra, ':*' where length(palabra) between 1 and ${CHARACTERS - 1}) as p (entera, marca))`,
      // The entries of the stems of these words.
      `create function partes_de_raices(palabras text) returns tsquery language sql stable parallel safe
         return (
           select coalesce(string_agg(entrada_de_la_cuenta('=' || raiz), ' & '), '')::tsquery
             from unnest(tsvector_to_array(to_tsvector('spanish', palabras))) as raiz)`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop view carpetas_por_partes',
      'drop index carpetas_busqueda_texto',
      `create index carpetas_busqueda_texto on carpetas_busqueda using gin (cuenta_id, texto gin_trgm_ops, raices)
         with (fastupdate = off)`,
    ]);
    for (const [table, condition] of Object.entries(SEARCHED)) {
      await runAll(runner, [
        `drop view ${table}_por_partes`,
        `drop index ${table}_busqueda`,
        `create index ${table}_busqueda on ${table} using gin (cuenta_id, busqueda gin_trgm_ops)
           with (fastupdate = off) where ${condition}`,
      ]);
    }
    await runner.query(
      `drop function partes_de_raices(text), partes_del_patron(text), entrada_de_la_cuenta(text),
         partes_de_palabras(uuid, text, tsvector), partes_de_palabras(uuid, text)`,
    );
  }
}
