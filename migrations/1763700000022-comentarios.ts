import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  CUENTA_COLUMN,
  CURRENT_USUARIO,
  protectTenantTable,
  runAll,
  sweepDeleted,
  visibleWithCarpeta,
} from './support.js';

/** Comments on a carpeta: seen with it, and written by nobody but their author. */
export class Comentarios1763700000022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create table carpeta_comentarios (
         ${CUENTA_COLUMN},
         id uuid not null,
         carpeta_id uuid not null,
         texto text not null check (char_length(texto) between 1 and 4000),
         -- Who is mentioned in the text.
         menciones uuid[] not null default '{}' check (cardinality(menciones) <= 50),
         creado_por uuid not null,
         creado_en timestamptz not null default now(),
         editado_en timestamptz,
         eliminado_en timestamptz,
         primary key (cuenta_id, id),
         foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id) on delete cascade,
         foreign key (cuenta_id, creado_por) references membresias (cuenta_id, usuario_id)
       )`,
      `create index carpeta_comentarios_carpeta on carpeta_comentarios (cuenta_id, carpeta_id, creado_en desc, id desc)
         where eliminado_en is null`,
      'create index carpeta_comentarios_carpeta_id on carpeta_comentarios (cuenta_id, carpeta_id)',
      'create index carpeta_comentarios_creado_por on carpeta_comentarios (cuenta_id, creado_por)',
    ]);
    const seen = visibleWithCarpeta('carpeta_comentarios');
    await protectTenantTable(runner, 'carpeta_comentarios', {
      visible: seen,
      written: `${seen} and creado_por = ${CURRENT_USUARIO}`,
      privileges: 'select, insert, update',
    });
    await sweepDeleted(runner, 'carpeta_comentarios', 'eliminado_en');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, ['drop table carpeta_comentarios']);
  }
}
