import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, makeSearchable, openToOwner, runAll, SEARCHED_CUENTA } from './support.js';

/** The tables with a search of their own, and which of their rows are found. */
const SEARCHED = {
  personas: 'true',
  documentos: 'eliminado_en is null',
  contactos: 'eliminado_en is null',
  tareas: 'eliminada_en is null',
} as const;

/** How earlier migrations wrote the cuenta into policies, and how support.ts writes it now, as PostgreSQL shows them. */
const PLAIN_CUENTA = `(NULLIF(current_setting('app.cuenta_id'::text, true), ''::text))::uuid`;
const SUBQUERY_CUENTA = `( SELECT ${PLAIN_CUENTA} AS "nullif")`;

/** How many carpetas have their searched text written in the transaction that renames one of their partes. */
const AT_ONCE = 200;

/** The states in the order of their list, as in the query. */
const ESTADO_ORDEN = `array_position(array['borrador','en_preparacion','lista_para_firma','firmada','en_inscripcion',
  'observada','inscripta','entregada','archivada','suspendida','anulada'], estado)`;

/** The orders of the list of carpetas and the filters that leave few of them. */
const LIST_INDEXES = {
  numero_asc: 'anio, numero, id',
  numero_desc: 'anio desc nulls last, numero desc nulls last, id desc',
  caratula: 'sin_acentos(caratula), id',
  estado_orden: `(${ESTADO_ORDEN}), id`,
  prioridad: 'prioridad, id',
  firma_asc: 'fecha_firma_prevista, id',
  firma_desc: 'fecha_firma_prevista desc nulls last, id desc',
  creada: 'creada_en, id',
  actualizada: 'actualizada_en, id',
  estado: 'estado, actualizada_en, id',
} as const;

/**
 * An office with hundreds of thousands of carpetas is as fast as a small one: an index for each order, and a search by
 * indexes. Row-level security switches the indexes of LIKE and @@ off, since these operators are not leakproof. So a
 * search reads ids from views of the owner, limited to the cuenta. Its query then joins the protected table, whose
 * policies decide what the person sees.
 */
export class OficinasGrandes1763700000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'create extension if not exists btree_gin',
      ...Object.entries(LIST_INDEXES).map(
        ([name, columns]) =>
          // With what the policy asks of each row, so that counting a list reads the index alone.
          `create index carpetas_por_${name} on carpetas (cuenta_id, ${columns})
             include (reservada, responsable_id, escribano_id) where eliminada_en is null`,
      ),
      'drop index carpetas_actualizada',
      'create index carpetas_papelera on carpetas (cuenta_id, actualizada_en, id) where eliminada_en is not null',
      'create index personas_por_nombre on personas (cuenta_id, sin_acentos(nombre_completo), id)',
      'create index contactos_por_nombre on contactos (cuenta_id, sin_acentos(nombre), id) where eliminado_en is null',
      `create index documentos_por_actualizado on documentos (cuenta_id, actualizado_en, id)
         where eliminado_en is null`,
    ]);
    await this.plainPolicies(runner);
    for (const [table, condition] of Object.entries(SEARCHED)) {
      await makeSearchable(runner, table, condition);
    }
    await this.searchedCarpetas(runner);
  }

  /** PostgreSQL does not know the value of a subquery when it plans, and took each cuenta for a small one. */
  private async plainPolicies(runner: QueryRunner): Promise<void> {
    const policies: { table: string; name: string; using: string | null; check: string | null }[] = await runner.query(
      `select tablename as table, policyname as name, qual as using, with_check as check from pg_policies
        where schemaname = 'public' and (strpos(qual, $1) > 0 or strpos(with_check, $1) > 0)`,
      [SUBQUERY_CUENTA],
    );
    for (const { table, name, using, check } of policies) {
      const plain = (text: string) => `(${text.replaceAll(SUBQUERY_CUENTA, PLAIN_CUENTA)})`;
      await runner.query(
        `alter policy ${name} on ${table} ${using ? `using ${plain(using)}` : ''} ${check ? `with check ${plain(check)}` : ''}`,
      );
    }
  }

  /** One text for each carpeta: what it says of itself, its acto and its partes. */
  private async searchedCarpetas(runner: QueryRunner): Promise<void> {
    for (const table of ['carpetas', 'tipos_acto', 'partes']) {
      await openToOwner(runner, table);
    }
    await runAll(runner, [
      `create table carpetas_busqueda (
         ${CUENTA_COLUMN},
         carpeta_id uuid not null,
         texto text not null default '',
         -- Stems of the carátula.
         raices tsvector not null default '',
         primary key (cuenta_id, carpeta_id),
         foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete cascade
       )`,
      // The array of each carpeta as rows: operators of arrays are not leakproof either.
      `create table carpeta_etiquetas (
         ${CUENTA_COLUMN},
         etiqueta text not null,
         carpeta_id uuid not null,
         primary key (cuenta_id, etiqueta, carpeta_id),
         foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete cascade
       )`,
      'create index carpeta_etiquetas_carpeta on carpeta_etiquetas (cuenta_id, carpeta_id)',
      ...['carpetas_busqueda', 'carpeta_etiquetas'].flatMap((table) => [
        `alter table ${table} enable row level security`,
        `alter table ${table} force row level security`,
        `create policy busqueda on ${table} to current_user using (true) with check (true)`,
      ]),
      `create function carpetas_buscables(cuenta uuid, ids uuid[]) returns void language plpgsql security definer
         set search_path = pg_catalog, public as $$
         begin
           insert into carpetas_busqueda (cuenta_id, carpeta_id)
             select c.cuenta_id, c.id from carpetas c where c.cuenta_id = cuenta and c.id = any (ids)
             on conflict do nothing;
           -- Whoever waits here reads what the others wrote meanwhile.
           perform 1 from carpetas_busqueda b
             where b.cuenta_id = cuenta and b.carpeta_id = any (ids) order by b.carpeta_id for update;
           update carpetas_busqueda b set texto = n.texto, raices = n.raices
             from (
               select c.cuenta_id, c.id, c.busqueda_ts as raices,
                      c.busqueda || ' ' || sin_acentos(t.nombre) || coalesce(p.texto, '') as texto
                 from carpetas c
                 join tipos_acto t on t.cuenta_id = c.cuenta_id and t.id = c.tipo_acto_id
                 left join lateral (
                   select ' ' || string_agg(pe.busqueda, ' ' order by pe.id) as texto
                     from partes pa join personas pe on pe.cuenta_id = pa.cuenta_id and pe.id = pa.persona_id
                    where pa.cuenta_id = c.cuenta_id and pa.carpeta_id = c.id) p on true
                where c.cuenta_id = cuenta and c.id = any (ids)) n
            where b.cuenta_id = n.cuenta_id and b.carpeta_id = n.id and (b.texto, b.raices) <> (n.texto, n.raices);
           delete from carpeta_etiquetas e using carpetas c
             where c.cuenta_id = cuenta and c.id = any (ids) and e.cuenta_id = c.cuenta_id and e.carpeta_id = c.id
               and e.etiqueta <> all (c.etiquetas);
           insert into carpeta_etiquetas (cuenta_id, etiqueta, carpeta_id)
             select c.cuenta_id, etiqueta, c.id from carpetas c, unnest(c.etiquetas) as etiqueta
              where c.cuenta_id = cuenta and c.id = any (ids)
             on conflict do nothing;
         end $$`,
      // A job does the carpetas of somebody with more than AT_ONCE of them, some in each transaction. It gives the last one.
      `create function carpetas_buscables_de(cuenta uuid, persona uuid, despues uuid) returns uuid language plpgsql
         security definer set search_path = pg_catalog, public as $$
         declare
           ids uuid[];
         begin
           select array_agg(id order by id) into ids from (
             select distinct p.carpeta_id as id from partes p
              where p.cuenta_id = cuenta and p.persona_id = persona and (despues is null or p.carpeta_id > despues)
              order by p.carpeta_id limit ${AT_ONCE}) as next;
           perform carpetas_buscables(cuenta, ids);
           return ids[cardinality(ids)];
         end $$`,
      'revoke execute on function carpetas_buscables(uuid, uuid[]), carpetas_buscables_de(uuid, uuid, uuid) from public',
      'grant execute on function carpetas_buscables_de(uuid, uuid, uuid) to carpetas_platform',
    ]);
    for (const [table, event, changed] of [
      ['carpetas', 'insert', 'select cuenta_id, id from nuevas'],
      [
        'carpetas',
        'update',
        `select n.cuenta_id, n.id from nuevas n join viejas v using (cuenta_id, id)
          where (n.busqueda, n.etiquetas, n.tipo_acto_id) is distinct from (v.busqueda, v.etiquetas, v.tipo_acto_id)`,
      ],
      ['partes', 'insert', 'select cuenta_id, carpeta_id from nuevas'],
      [
        'partes',
        'update',
        `select n.cuenta_id, n.carpeta_id from nuevas n join viejas v using (cuenta_id, id)
          where n.persona_id <> v.persona_id`,
      ],
      ['partes', 'delete', 'select cuenta_id, carpeta_id from viejas'],
      [
        'personas',
        'update',
        `select p.cuenta_id, p.carpeta_id from nuevas n join viejas v using (cuenta_id, id)
           join partes p on p.cuenta_id = n.cuenta_id and p.persona_id = n.id
          where n.busqueda <> v.busqueda and ${AT_ONCE} >= (
            select count(*) from partes q where q.cuenta_id = n.cuenta_id and q.persona_id = n.id)`,
      ],
      [
        'tipos_acto',
        'update',
        `select c.cuenta_id, c.id from nuevas n join viejas v using (cuenta_id, id)
           join carpetas c on c.cuenta_id = n.cuenta_id and c.tipo_acto_id = n.id where n.nombre <> v.nombre`,
      ],
    ] as const) {
      const name = `${table}_buscables_${event}`;
      const rows = [event !== 'insert' && 'old table as viejas', event !== 'delete' && 'new table as nuevas'];
      await runAll(runner, [
        `create function ${name}() returns trigger language plpgsql security definer
           set search_path = pg_catalog, public as $$
           begin
             perform carpetas_buscables(x.cuenta, array_agg(x.carpeta))
                from (${changed}) as x (cuenta, carpeta) group by x.cuenta;
             return null;
           end $$`,
        `create trigger ${name} after ${event} on ${table} referencing ${rows.filter(Boolean).join(' ')}
           for each statement execute function ${name}()`,
      ]);
    }
    await runAll(runner, [
      'select carpetas_buscables(cuenta_id, array_agg(id)) from carpetas group by cuenta_id',
      `create index carpetas_busqueda_texto on carpetas_busqueda using gin (cuenta_id, texto gin_trgm_ops, raices)
         with (fastupdate = off)`,
      `create view carpetas_hallables as
         select cuenta_id, carpeta_id, texto, raices from carpetas_busqueda where cuenta_id = ${SEARCHED_CUENTA}`,
      `create view carpetas_etiquetadas as
         select cuenta_id, etiqueta, carpeta_id from carpeta_etiquetas where cuenta_id = ${SEARCHED_CUENTA}`,
      'grant select on carpetas_hallables, carpetas_etiquetadas to carpetas_tenant',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    const triggers = ['carpetas', 'partes', 'personas', 'tipos_acto'];
    await runAll(runner, [
      ...Object.keys(SEARCHED).flatMap((table) => [`drop view ${table}_hallables`, `drop index ${table}_busqueda`]),
      'drop view carpetas_hallables, carpetas_etiquetadas',
      'drop table carpetas_busqueda, carpeta_etiquetas',
      ...triggers.flatMap((table) =>
        ['insert', 'update', 'delete'].map((event) => `drop function if exists ${table}_buscables_${event}() cascade`),
      ),
      'drop function carpetas_buscables(uuid, uuid[]), carpetas_buscables_de(uuid, uuid, uuid)',
      ...['carpetas', 'tipos_acto', 'partes', ...Object.keys(SEARCHED)].map(
        (table) => `drop policy busqueda on ${table}`,
      ),
      ...Object.keys(LIST_INDEXES).map((name) => `drop index carpetas_por_${name}`),
      `create index carpetas_actualizada on carpetas (cuenta_id, actualizada_en desc, id)
         include (reservada, responsable_id, escribano_id) where eliminada_en is null`,
      'drop index carpetas_papelera, personas_por_nombre, contactos_por_nombre, documentos_por_actualizado',
      'drop extension btree_gin',
    ]);
  }
}
