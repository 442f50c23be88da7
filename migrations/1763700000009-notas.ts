import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, CURRENT_USUARIO, protectTenantTable, runAll, sweepDeleted } from './support.js';

const MINE = (table: string) => `${table}.usuario_id = ${CURRENT_USUARIO}`;

/** The notas of one person in one cuenta and their etiquetas: nobody else sees them, a titular included. */
export class Notas1763700000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create table notas (
         ${CUENTA_COLUMN},
         id uuid not null,
         usuario_id uuid not null,
         titulo text not null default '' check (length(titulo) <= 500),
         -- Plain text.
         contenido text not null default '' check (length(contenido) <= 50000),
         -- [{id, content, completed}]; NULL: no list.
         tareas jsonb check (jsonb_typeof(tareas) = 'array'),
         imagen text check (length(imagen) <= 500),
         -- Of the picture, so that pages keep its place while it loads.
         imagen_ancho integer,
         imagen_alto integer,
         recordatorio timestamptz,
         -- The recordatorio that its person was told of.
         recordado timestamptz,
         archivada boolean not null default false,
         version integer not null default 1,
         creada_en timestamptz not null default now(),
         actualizada_en timestamptz not null default now(),
         eliminada_en timestamptz,
         primary key (cuenta_id, id),
         -- What nota_etiquetado refers to: nobody labels a nota with somebody else's etiqueta.
         unique (cuenta_id, usuario_id, id),
         foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
       )`,
      'create index notas_usuario on notas (cuenta_id, usuario_id, creada_en, id) where eliminada_en is null',
      `create table nota_etiquetas (
         ${CUENTA_COLUMN},
         id uuid not null,
         usuario_id uuid not null,
         titulo text not null check (length(titulo) <= 60),
         version integer not null default 1,
         creada_en timestamptz not null default now(),
         eliminada_en timestamptz,
         primary key (cuenta_id, id),
         unique (cuenta_id, usuario_id, id),
         foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade
       )`,
      `create table nota_etiquetado (
         ${CUENTA_COLUMN},
         usuario_id uuid not null,
         nota_id uuid not null,
         etiqueta_id uuid not null,
         orden smallint not null default 0,
         primary key (cuenta_id, nota_id, etiqueta_id),
         foreign key (cuenta_id, usuario_id, nota_id) references notas (cuenta_id, usuario_id, id) on delete cascade,
         foreign key (cuenta_id, usuario_id, etiqueta_id)
           references nota_etiquetas (cuenta_id, usuario_id, id) on delete cascade
       )`,
      'create index nota_etiquetado_nota on nota_etiquetado (cuenta_id, usuario_id, nota_id)',
      'create index nota_etiquetado_etiqueta on nota_etiquetado (cuenta_id, usuario_id, etiqueta_id)',
    ]);
    for (const table of ['notas', 'nota_etiquetas', 'nota_etiquetado']) {
      await protectTenantTable(runner, table, { visible: MINE(table), written: MINE(table) });
    }
    await sweepDeleted(runner, 'notas', 'eliminada_en', ['imagen']);
    await sweepDeleted(runner, 'nota_etiquetas', 'eliminada_en');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table nota_etiquetado, nota_etiquetas, notas');
  }
}
