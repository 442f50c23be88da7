import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './support.js';

/** In how many carpetas of a persona migration 13 writes the searched texts at once. */
const AT_ONCE = 200;

/** What an import and a merge filled of a persona, kept for a day so that it can be emptied again. */
const TOMADOS = [
  ['persona_importaciones', 'completado'],
  ['persona_uniones', 'tomados'],
] as const;

const NUMEROS = [
  ['numeroDoc', 'numero_doc'],
  ['idFiscal', 'id_fiscal'],
] as const;

/** A number without what migrations 109 and 138 rewrote. */
const bare = (numero: string) => String.raw`regexp_replace(
  case when ${numero} ~ '^(ES)?[CDFGJUV]\d{7}[A-J]$'
       then left(${numero}, -1) || translate(right(${numero}, 1), 'JABCDEFGHI', '0123456789') else ${numero} end,
  '^(ES)?([XYZ]?)0*', '\2')`;

/** The numbers that migrations 109 and 138 rewrote, also where they are kept beside their persona. */
export class NumerosEnTodasPartes1763700000158 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      ...TOMADOS.flatMap(([table, column]) =>
        NUMEROS.map(([field, numero]) => {
          const path = `'{${field},${field}}'`;
          return `update ${table} t set ${column} = jsonb_set(t.${column}, ${path}, to_jsonb(p.${numero}))
             from personas p
            where p.cuenta_id = t.cuenta_id and p.id = t.persona_id and t.${column} #>> ${path} <> p.${numero}
              and ${bare(`(t.${column} #>> ${path})`)} = ${bare(`p.${numero}`)}`;
        }),
      ),
      // Those of a bank, which no trigger follows.
      `select carpetas_buscables(x.cuenta_id, array_agg(x.carpeta_id)) from (
         select distinct b.cuenta_id, b.carpeta_id
           from (select cuenta_id, persona_id from partes group by 1, 2 having count(*) > ${AT_ONCE}) m
           join personas pe on pe.cuenta_id = m.cuenta_id and pe.id = m.persona_id
           join partes pa on pa.cuenta_id = m.cuenta_id and pa.persona_id = m.persona_id
           join carpetas_busqueda b on b.cuenta_id = pa.cuenta_id and b.carpeta_id = pa.carpeta_id
          where strpos(b.texto, pe.busqueda) = 0) x
        group by x.cuenta_id`,
    ]);
  }

  /** What is right stays. */
  async down(): Promise<void> {}
}
