import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUENTA_COLUMN, protectTenantTable, runAll, visibleWithCarpeta } from './support.js';

/** To whom and when what was signed was handed over, with which copies. A second primera copia keeps its reason. */
export class Entregas1763700000108 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `create table entregas (
         ${CUENTA_COLUMN},
         id uuid not null,
         carpeta_id uuid not null,
         a_quien text not null check (length(a_quien) between 1 and 200),
         documento text check (length(documento) between 1 and 60),
         dia date not null,
         observacion text check (length(observacion) between 1 and 500),
         creado_por uuid not null,
         creado_en timestamptz not null default now(),
         primary key (cuenta_id, id),
         unique (cuenta_id, carpeta_id, id),
         foreign key (cuenta_id, carpeta_id) references carpetas (cuenta_id, id),
         foreign key (cuenta_id, creado_por) references membresias (cuenta_id, usuario_id)
       )`,
      'create index entregas_creado_por on entregas (cuenta_id, creado_por)',
      `alter table copias
         add column motivo text check (length(motivo) between 1 and 500),
         add column entrega_id uuid,
         add foreign key (cuenta_id, carpeta_id, entrega_id) references entregas (cuenta_id, carpeta_id, id)`,
      'create index copias_entrega on copias (cuenta_id, carpeta_id, entrega_id)',
    ]);
    await protectTenantTable(runner, 'entregas', {
      visible: visibleWithCarpeta('entregas'),
      privileges: 'select, insert',
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, ['alter table copias drop column entrega_id, drop column motivo', 'drop table entregas']);
  }
}
