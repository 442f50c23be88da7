import type { MigrationInterface, QueryRunner } from 'typeorm';
import { openToOwner, runAll } from './support.js';

/** The text in which carpetas are searched, of those of one cuenta. @param inmuebles what it says of their inmuebles */
const searchedText = (inmuebles: { texto: string; join: string }) => `
  create or replace function carpetas_buscables(cuenta uuid, ids uuid[]) returns void language plpgsql security definer
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
                 c.busqueda || ' ' || sin_acentos(t.nombre) || coalesce(p.texto, '') ${inmuebles.texto} as texto
            from carpetas c
            join tipos_acto t on t.cuenta_id = c.cuenta_id and t.id = c.tipo_acto_id
            left join lateral (
              select ' ' || string_agg(pe.busqueda, ' ' order by pe.id) as texto
                from partes pa join personas pe on pe.cuenta_id = pa.cuenta_id and pe.id = pa.persona_id
               where pa.cuenta_id = c.cuenta_id and pa.carpeta_id = c.id) p on true
            ${inmuebles.join}
           where c.cuenta_id = cuenta and c.id = any (ids)) n
       where b.cuenta_id = n.cuenta_id and b.carpeta_id = n.id and (b.texto, b.raices) <> (n.texto, n.raices);
      delete from carpeta_etiquetas e using carpetas c
        where c.cuenta_id = cuenta and c.id = any (ids) and e.cuenta_id = c.cuenta_id and e.carpeta_id = c.id
          and e.etiqueta <> all (c.etiquetas);
      insert into carpeta_etiquetas (cuenta_id, etiqueta, carpeta_id)
        select c.cuenta_id, etiqueta, c.id from carpetas c, unnest(c.etiquetas) as etiqueta
         where c.cuenta_id = cuenta and c.id = any (ids)
        on conflict do nothing;
    end $$`;

const WITH_INMUEBLES = {
  texto: `|| coalesce(i.texto, '')`,
  join: `left join lateral (
              select ' ' || string_agg(inm.busqueda, ' ' order by inm.id) as texto
                from carpeta_inmuebles ci
                join inmuebles inm on inm.cuenta_id = ci.cuenta_id and inm.id = ci.inmueble_id
               where ci.cuenta_id = c.cuenta_id and ci.carpeta_id = c.id) i on true`,
};

/** What makes the searched text of carpetas another one, by the table and the event that do. */
const CHANGES = [
  ['carpeta_inmuebles', 'insert', 'select cuenta_id, carpeta_id from nuevas'],
  ['carpeta_inmuebles', 'delete', 'select cuenta_id, carpeta_id from viejas'],
  [
    'inmuebles',
    'update',
    `select ci.cuenta_id, ci.carpeta_id from nuevas n join viejas v using (cuenta_id, id)
       join carpeta_inmuebles ci on ci.cuenta_id = n.cuenta_id and ci.inmueble_id = n.id
      where n.busqueda <> v.busqueda`,
  ],
] as const;

/**
 * A carpeta has one signature in the agenda, what a certificate was about stays known when that leaves the carpeta, and
 * carpetas are found by their inmuebles.
 */
export class FirmaUnica1763700000067 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.firmas(runner);
    await runner.query(
      `alter table certificados add column era_sobre text check (length(era_sobre) between 1 and 300)`,
    );
    await this.search(runner);
  }

  private async firmas(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'alter table eventos no force row level security',
      'alter table carpetas no force row level security',
      // Of several, the one on the planned day is the signature, or else the latest. The others stay in the agenda.
      `update eventos e set tipo = 'otro', version = e.version + 1
         from (select f.cuenta_id, f.id, row_number() over (
                        partition by f.cuenta_id, f.carpeta_id
                        order by (f.desde at time zone cu.zona_horaria)::date = c.fecha_firma_prevista desc nulls last,
                                 f.desde desc, f.id) as lugar
                 from eventos f
                 join carpetas c on c.cuenta_id = f.cuenta_id and c.id = f.carpeta_id
                 join cuentas cu on cu.id = f.cuenta_id
                where f.tipo = 'firma' and f.eliminado_en is null) x
        where e.cuenta_id = x.cuenta_id and e.id = x.id and x.lugar > 1`,
      'alter table eventos force row level security',
      'alter table carpetas force row level security',
      `create unique index eventos_firma on eventos (cuenta_id, carpeta_id)
         where tipo = 'firma' and eliminado_en is null`,
    ]);
  }

  private async search(runner: QueryRunner): Promise<void> {
    await openToOwner(runner, 'carpeta_inmuebles');
    await runner.query(searchedText(WITH_INMUEBLES));
    for (const [table, event, changed] of CHANGES) {
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
    await runner.query(
      `select carpetas_buscables(cuenta_id, array_agg(distinct carpeta_id)) from carpeta_inmuebles group by cuenta_id`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop index eventos_firma',
      'alter table certificados drop column era_sobre',
      ...CHANGES.map(([table, event]) => `drop function ${table}_buscables_${event}() cascade`),
      searchedText({ texto: '', join: '' }),
      `select carpetas_buscables(cuenta_id, array_agg(distinct carpeta_id)) from carpeta_inmuebles group by cuenta_id`,
      'drop policy busqueda on carpeta_inmuebles',
    ]);
  }
}
