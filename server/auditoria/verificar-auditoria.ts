import { ROL } from '../common/access/roles.js';
import type { Settings } from '../common/config/settings.js';
import { createDataSource } from '../common/database/data-source.js';
import type { DatabaseUrl } from '../common/database/database-url.js';
import { visibleText } from '../common/logging/visible-text.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { Turns } from '../common/tenancy/turns.js';
import { Auditoria } from './auditoria.service.js';

const WHERE = {
  alterada: (n: number) => `la entrada ${n} fue alterada`,
  faltante: (n: number) => `falta la entrada ${n}`,
  truncada: (n: number) => `faltan las últimas entradas, hasta la ${n}`,
};

/**
 * The operator's command. It verifies the audit chain of every cuenta. The application is not started: its jobs would
 * run here too, without its secret.
 * @param say receives the result of each cuenta, in Spanish
 * @returns whether every chain is whole
 */
export async function verificarAuditoria(
  databaseUrl: DatabaseUrl,
  settings: Settings,
  say: (line: string) => void,
): Promise<boolean> {
  const dataSource = await createDataSource(databaseUrl.app, settings).initialize();
  try {
    const transactions = new Transactions(dataSource, new Turns(settings));
    return await verifyAll(transactions, new Auditoria(transactions, settings), say);
  } finally {
    await dataSource.destroy();
  }
}

async function verifyAll(
  transactions: Transactions,
  auditoria: Auditoria,
  say: (line: string) => void,
): Promise<boolean> {
  const cuentas: { id: string; nombre: string }[] = await transactions.platform((manager) =>
    manager.query('select id, nombre from cuentas order by nombre'),
  );
  let isWhole = true;
  for (const { id, nombre } of cuentas) {
    const fault = await transactions.tenantTransaction(
      { cuentaId: id, usuarioId: id, rolId: ROL.titular },
      () => auditoria.verify(),
      { readOnly: true },
    );
    isWhole &&= fault === null;
    say(`${visibleText(nombre)} (${id}): ${fault ? WHERE[fault.motivo](fault.n) : 'íntegra'}`);
  }
  return isWhole;
}
