import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from './run-all.js';

/** Lets events repeat. Each occurrence is a row of eventos, so that rooms, people and avisos hold for it as for others. */
export class SeriesDeEventos1763700000210 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `
       -- How the eventos of a series repeat. Each of its days has a row in eventos, unless somebody took it away.
       create table evento_series (
         cuenta_id uuid not null default :cuenta references cuentas (id),
         id uuid not null,
         cada text not null check (cada in ('dia', 'lunes_a_viernes', 'semana', 'mes', 'mes_por_semana', 'anio')),
         -- The days of the week, from 1, Monday, to 7.
         dias smallint[] not null default '{}' check (dias <@ '{1,2,3,4,5,6,7}'),
         -- The day of the month. A shorter month has its last day instead.
         dia smallint check (dia between 1 and 31),
         -- Which of the month's Tuesdays, or other days, it is; -1 is the last.
         orden smallint check (orden in (-1, 1, 2, 3, 4)),
         inicio date not null,
         -- The hour at the clock of its zone.
         hora time not null,
         zona text not null check (length(zona) <= 64),
         hasta date,
         veces smallint check (veces between 1 and 400),
         -- When its last evento was deleted.
         eliminada_en timestamptz,
         primary key (cuenta_id, id),
         constraint evento_series_fin check (num_nonnulls(hasta, veces) = 1),
         constraint evento_series_hasta check (hasta between inicio and inicio + interval '3 years'),
         constraint evento_series_dias check ((cada = 'semana') = (dias <> '{}')),
         constraint evento_series_dia check ((cada in ('mes', 'anio')) = (dia is not null)),
         constraint evento_series_orden check ((cada = 'mes_por_semana') = (orden is not null))
       )`,
      `alter table eventos
         add serie_id uuid,
         -- The day that the series gave the evento, also when somebody moved it.
         add serie_dia date,
         add constraint eventos_serie foreign key (cuenta_id, serie_id)
           references evento_series (cuenta_id, id) on delete cascade,
         add constraint eventos_serie_dia check ((serie_id is null) = (serie_dia is null)),
         add constraint eventos_serie_firma check (serie_id is null or tipo <> 'firma'),
         -- Moving a whole series gives an evento the day of another for a moment.
         add constraint eventos_dia_de_serie unique (cuenta_id, serie_id, serie_dia) deferrable,
         -- A whole day has 25 hours when the clocks go back.
         drop constraint eventos_check,
         add constraint eventos_periodo check (hasta > desde and hasta <= desde + interval '25 hours')`,
      `call table_of_cuenta('evento_series',
         seen => $$exists (
           select 1 from eventos e where e.cuenta_id = evento_series.cuenta_id and e.serie_id = evento_series.id)$$,
         may => 'select, insert, update')`,
      `call sweep_deleted('evento_series', 'eliminada_en')`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table eventos drop constraint eventos_periodo, drop column serie_id, drop column serie_dia,
         add constraint eventos_check check (hasta > desde and hasta <= desde + interval '1 day') not valid`,
    );
    await runner.query('drop table evento_series');
  }
}
