import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, CURRENT_USUARIO, hasRol, protectTenantTable, runAll, sweepDeleted } from './support.js';

/** Who writes courses: titular and adscripto. They see drafts, the others what is published. */
const WRITES = hasRol(1, 2);

const visibleWithCurso = (table: string) =>
  `exists (select 1 from cursos c where c.cuenta_id = ${table}.cuenta_id and c.id = ${table}.curso_id)`;

/** The person's own rows, and everybody's for a titular. */
const mineOrTitular = (table: string) => `${table}.usuario_id = ${CURRENT_USUARIO} or ${hasRol(1)}`;

/**
 * A course of progress or of a request is one of the product, which no table has, or one of the cuenta. The second is
 * repeated in `propio_id`, so that what belongs to it goes with it.
 */
const CURSO_COLUMNS = `
         curso_id uuid not null,
         propio_id uuid check (propio_id = curso_id)`;
const CURSO_KEY = 'foreign key (cuenta_id, propio_id) references cursos (cuenta_id, id) on delete cascade';

/** The academy: courses that a cuenta writes, how far each person is in each course, and who was asked to take one. */
export class Academia1763700000047 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create table cursos (
         ${CUENTA_COLUMN},
         id uuid not null,
         titulo text not null check (length(titulo) between 1 and 150),
         descripcion text not null default '' check (length(descripcion) <= 500),
         -- The slug of a category in server/oficina/academia/categorias.ts.
         categoria text not null check (length(categoria) <= 60),
         minutos integer not null check (minutos between 1 and 600),
         -- NULL: a draft.
         publicado_en timestamptz,
         version integer not null default 1,
         creado_por uuid not null,
         creado_en timestamptz not null default now(),
         actualizado_en timestamptz not null default now(),
         eliminado_en timestamptz,
         primary key (cuenta_id, id),
         foreign key (cuenta_id, creado_por) references membresias (cuenta_id, usuario_id)
       )`,
      'create index cursos_creado_por on cursos (cuenta_id, creado_por)',
      `create table curso_pasos (
         ${CUENTA_COLUMN},
         id uuid not null,
         curso_id uuid not null,
         titulo text not null check (length(titulo) between 1 and 150),
         subtitulo text not null default '' check (length(subtitulo) <= 300),
         -- Sanitised HTML.
         contenido text not null default '' check (length(contenido) <= 50000),
         imagen text check (length(imagen) <= 500),
         imagen_ancho integer,
         imagen_alto integer,
         -- What the picture shows, for who cannot see it.
         imagen_texto text not null default '' check (length(imagen_texto) <= 300),
         -- From 0. A new order is written as a whole.
         posicion integer not null,
         version integer not null default 1,
         creado_en timestamptz not null default now(),
         actualizado_en timestamptz not null default now(),
         eliminado_en timestamptz,
         primary key (cuenta_id, id),
         foreign key (cuenta_id, curso_id) references cursos (cuenta_id, id) on delete cascade
       )`,
      'create index curso_pasos_curso on curso_pasos (cuenta_id, curso_id, posicion, id)',
      `create table curso_progresos (
         ${CUENTA_COLUMN},
         usuario_id uuid not null,
         ${CURSO_COLUMNS},
         -- The furthest step of this time through, from 0.
         paso integer not null default 0 check (paso >= 0),
         -- How many times the course was completed.
         completado integer not null default 0 check (completado >= 0),
         completado_en timestamptz,
         creado_en timestamptz not null default now(),
         actualizado_en timestamptz not null default now(),
         primary key (cuenta_id, usuario_id, curso_id),
         foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade,
         ${CURSO_KEY}
       )`,
      'create index curso_progresos_propio on curso_progresos (cuenta_id, propio_id)',
      `create table curso_pedidos (
         ${CUENTA_COLUMN},
         usuario_id uuid not null,
         ${CURSO_COLUMNS},
         vence timestamptz not null,
         pedido_por uuid not null,
         -- The tarea of whoever was asked; NULL once it is gone.
         tarea_id uuid,
         cumplido_en timestamptz,
         creado_en timestamptz not null default now(),
         -- One request of a course a person: another one renews it.
         primary key (cuenta_id, usuario_id, curso_id),
         foreign key (cuenta_id, usuario_id) references membresias (cuenta_id, usuario_id) on delete cascade,
         foreign key (cuenta_id, pedido_por) references membresias (cuenta_id, usuario_id) on delete cascade,
         foreign key (cuenta_id, tarea_id) references tareas (cuenta_id, id) on delete set null (tarea_id),
         ${CURSO_KEY}
       )`,
      'create index curso_pedidos_propio on curso_pedidos (cuenta_id, propio_id)',
      'create index curso_pedidos_pedido_por on curso_pedidos (cuenta_id, pedido_por)',
      'create index curso_pedidos_tarea on curso_pedidos (cuenta_id, tarea_id)',
    ]);
    await protectTenantTable(runner, 'cursos', {
      visible: `${WRITES} or publicado_en is not null and eliminado_en is null`,
      written: WRITES,
    });
    await protectTenantTable(runner, 'curso_pasos', { visible: visibleWithCurso('curso_pasos'), written: WRITES });
    for (const table of ['curso_progresos', 'curso_pedidos']) {
      await protectTenantTable(runner, table, { visible: mineOrTitular(table), written: mineOrTitular(table) });
    }
    await sweepDeleted(runner, 'cursos', 'eliminado_en');
    await sweepDeleted(runner, 'curso_pasos', 'eliminado_en', ['imagen']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table curso_pedidos, curso_progresos, curso_pasos, cursos');
  }
}
