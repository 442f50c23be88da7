import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, protectTenantTable, runAll, sweepDeleted } from './support.js';

/** The tableros of a cuenta: lists of cards, with who works on them and the labels of each. */
export class Tableros1763700000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create table tableros (
         ${CUENTA_COLUMN},
         id uuid not null,
         titulo text not null check (length(titulo) between 1 and 120),
         descripcion text check (length(descripcion) <= 500),
         icono text check (length(icono) <= 80),
         version integer not null default 1,
         creado_por uuid not null,
         creado_en timestamptz not null default now(),
         actualizado_en timestamptz not null default now(),
         eliminado_en timestamptz,
         primary key (cuenta_id, id),
         foreign key (cuenta_id, creado_por) references membresias (cuenta_id, usuario_id)
       )`,
      'create index tableros_creado_por on tableros (cuenta_id, creado_por)',
      `create table tablero_miembros (
         ${CUENTA_COLUMN},
         tablero_id uuid not null,
         usuario_id uuid not null,
         orden smallint not null default 0,
         primary key (cuenta_id, tablero_id, usuario_id),
         foreign key (cuenta_id, tablero_id) references tableros (cuenta_id, id) on delete cascade,
         foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
       )`,
      'create index tablero_miembros_usuario on tablero_miembros (cuenta_id, usuario_id)',
      `create table tablero_listas (
         ${CUENTA_COLUMN},
         id uuid not null,
         tablero_id uuid not null,
         titulo text not null check (length(titulo) between 1 and 120),
         -- Steps of 65536 (spec.md §9); whoever finds no number between two neighbours sends all anew.
         posicion integer not null check (posicion >= 0),
         version integer not null default 1,
         creada_en timestamptz not null default now(),
         actualizada_en timestamptz not null default now(),
         eliminada_en timestamptz,
         primary key (cuenta_id, id),
         -- What tarjetas refers to: a card is in a list of its own board.
         unique (cuenta_id, tablero_id, id),
         foreign key (cuenta_id, tablero_id) references tableros (cuenta_id, id) on delete cascade
       )`,
      `create table tarjetas (
         ${CUENTA_COLUMN},
         id uuid not null,
         tablero_id uuid not null,
         lista_id uuid not null,
         titulo text not null check (length(titulo) between 1 and 500),
         descripcion text check (length(descripcion) <= 20000),
         vence timestamptz,
         posicion integer not null check (posicion >= 0),
         version integer not null default 1,
         creada_por uuid not null,
         creada_en timestamptz not null default now(),
         actualizada_en timestamptz not null default now(),
         eliminada_en timestamptz,
         primary key (cuenta_id, id),
         unique (cuenta_id, tablero_id, id),
         foreign key (cuenta_id, tablero_id) references tableros (cuenta_id, id) on delete cascade,
         foreign key (cuenta_id, tablero_id, lista_id) references tablero_listas (cuenta_id, tablero_id, id) on delete cascade,
         foreign key (cuenta_id, creada_por) references membresias (cuenta_id, usuario_id)
       )`,
      'create index tarjetas_lista on tarjetas (cuenta_id, tablero_id, lista_id, posicion, id)',
      'create index tarjetas_actividad on tarjetas (cuenta_id, tablero_id, actualizada_en desc)',
      'create index tarjetas_creada_por on tarjetas (cuenta_id, creada_por)',
      `create table tablero_etiquetas (
         ${CUENTA_COLUMN},
         id uuid not null,
         tablero_id uuid not null,
         titulo text not null check (length(titulo) between 1 and 60),
         version integer not null default 1,
         creada_en timestamptz not null default now(),
         eliminada_en timestamptz,
         primary key (cuenta_id, id),
         unique (cuenta_id, tablero_id, id),
         foreign key (cuenta_id, tablero_id) references tableros (cuenta_id, id) on delete cascade
       )`,
      `create table tarjeta_etiquetas (
         ${CUENTA_COLUMN},
         tablero_id uuid not null,
         tarjeta_id uuid not null,
         etiqueta_id uuid not null,
         orden smallint not null default 0,
         primary key (cuenta_id, tarjeta_id, etiqueta_id),
         foreign key (cuenta_id, tablero_id, tarjeta_id) references tarjetas (cuenta_id, tablero_id, id) on delete cascade,
         foreign key (cuenta_id, tablero_id, etiqueta_id)
           references tablero_etiquetas (cuenta_id, tablero_id, id) on delete cascade
       )`,
      'create index tarjeta_etiquetas_tarjeta on tarjeta_etiquetas (cuenta_id, tablero_id, tarjeta_id)',
      'create index tarjeta_etiquetas_etiqueta on tarjeta_etiquetas (cuenta_id, tablero_id, etiqueta_id)',
    ]);
    const tables = [
      'tableros',
      'tablero_miembros',
      'tablero_listas',
      'tarjetas',
      'tablero_etiquetas',
      'tarjeta_etiquetas',
    ];
    for (const table of tables) {
      await protectTenantTable(runner, table);
    }
    await sweepDeleted(runner, 'tableros', 'eliminado_en');
    for (const table of ['tablero_listas', 'tarjetas', 'tablero_etiquetas']) {
      await sweepDeleted(runner, table, 'eliminada_en');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table tarjeta_etiquetas, tablero_etiquetas, tarjetas, tablero_listas, tablero_miembros, tableros',
    );
  }
}
