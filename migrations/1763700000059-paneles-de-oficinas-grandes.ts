import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CURRENT_CUENTA, hasRol, runAll, visibleWithCarpeta } from './support.js';

const MONTOS = 'monto, tipo_acto_id, estado, reservada, responsable_id, escribano_id';

/** @param sees the condition that a role sees all carpetas; empty to look at each */
const tareas = (sees: string) => {
  const visible = `cuenta_id = ${CURRENT_CUENTA}
    and (carpeta_id is null ${sees} or ${visibleWithCarpeta('tareas')})`;
  return `alter policy cuenta on tareas using (${visible}) with check (${visible})`;
};

/**
 * The panels of an office of 300,000 carpetas. The policy of carpetas asks for the id too, so an index without it does
 * not suffice alone. Who sees all carpetas sees all tareas: their carpetas are not looked up one by one.
 */
export class PanelesDeOficinasGrandes1763700000059 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'drop index carpetas_montos',
      `create index carpetas_montos on carpetas (cuenta_id, fecha_firma) include (id, moneda, ${MONTOS})
         where eliminada_en is null and monto is not null`,
      `create index carpetas_firmadas on carpetas (cuenta_id, fecha_firma)
         include (id, reservada, responsable_id, escribano_id) where eliminada_en is null and fecha_firma is not null`,
      tareas(`or ${hasRol(1, 2)}`),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      tareas(''),
      'drop index carpetas_firmadas, carpetas_montos',
      `create index carpetas_montos on carpetas (cuenta_id, moneda, fecha_firma) include (${MONTOS})
         where eliminada_en is null and monto is not null`,
    ]);
  }
}
