import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { appModule } from './app.module.js';
import { Auditoria } from './auditoria/auditoria.service.js';
import { ROL } from './common/access/roles.js';
import { JwtSecret } from './common/config/jwt-secret.js';
import { loadSettings } from './common/config/settings.js';
import { openDatabase } from './common/database/open-database.js';
import { reasonOf } from './common/errors/start-reason.js';
import { Transactions } from './common/tenancy/transactions.js';

const WHERE = {
  alterada: (n: number) => `la entrada ${n} fue alterada`,
  faltante: (n: number) => `falta la entrada ${n}`,
  truncada: (n: number) => `faltan las últimas entradas, hasta la ${n}`,
};

/** The command that verifies the audit chain of every cuenta. Exit code 1 when one is broken. */
async function main(): Promise<boolean> {
  const settings = loadSettings({ ...process.env, LOG_LEVEL: 'silent' });
  const database = await openDatabase(settings, () => {});
  // The secret signs nothing here.
  const environment = { settings, databaseUrl: database.databaseUrl, jwtSecret: new JwtSecret('-'.repeat(32)) };
  const app = await NestFactory.createApplicationContext(appModule(environment), { logger: false });
  try {
    return await verifyAll(app.get(Transactions), app.get(Auditoria));
  } finally {
    await app.close();
    await database.stop();
  }
}

async function verifyAll(transactions: Transactions, auditoria: Auditoria): Promise<boolean> {
  const cuentas: { id: string; nombre: string }[] = await transactions.platform((manager) =>
    manager.query('select id, nombre from cuentas order by nombre'),
  );
  let holds = true;
  for (const { id, nombre } of cuentas) {
    const fault = await transactions.tenantTransaction(
      { cuentaId: id, usuarioId: id, rolId: ROL.titular },
      () => auditoria.verify(),
      { readOnly: true },
    );
    holds &&= fault === null;
    process.stdout.write(`${nombre}: ${fault ? WHERE[fault.motivo](fault.n) : 'íntegra'}\n`);
  }
  return holds;
}

try {
  process.exit((await main()) ? 0 : 1);
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}
