import type { TestApp } from './app.js';

/** The facts in the audit of a cuenta, in order. */
export const auditOf = async (test: TestApp, cuentaId: string) =>
  (await test.owner.query('select accion, datos from auditoria where cuenta_id = $1 order by n', [cuentaId])).rows;
