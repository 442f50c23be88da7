import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { JwtSecret } from '../../common/config/jwt-secret.js';
import type { Settings } from '../../common/config/settings.js';
import { createDataSource } from '../../common/database/data-source.js';
import type { DatabaseUrl } from '../../common/database/database-url.js';
import { visibleText } from '../../common/logging/visible-text.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Turns } from '../../common/tenancy/turns.js';
import { ROL } from '../../vocabulario/roles.js';
import { Auditoria } from './auditoria.service.js';
import { type ChainFault, DE_OPERADORES, findFault, findMissing, ID_DE_OPERADORES } from './cadena.js';
import { type Constancia, Sello } from './constancia.js';
import { constanciasIn } from './constancias.service.js';

const WHERE = {
  alterada: (n: number) => `la entrada ${n} fue alterada`,
  faltante: (n: number) => `falta la entrada ${n}`,
  truncada: (n: number) => `faltan las últimas entradas, hasta la ${n}`,
};

export interface Verificacion {
  databaseUrl: DatabaseUrl;
  settings: Settings;
  secret: JwtSecret;
  /** Files of constancias, or folders with constancias. By default, the folder of the settings. */
  paths?: readonly string[];
  /** Reads only constancias up to this moment. Null: no constancia. Left out: all. */
  hasta?: Date | null;
  /** Receives the result of each cuenta, in Spanish. */
  say: (line: string) => void;
}

/**
 * The operator's command. It verifies the audit chain of every cuenta and of the operators. It also verifies that the
 * chains have the entries that constancias name. The command does not start the application, whose jobs would run here
 * too.
 * @returns whether every chain is whole
 */
export async function verificarAuditoria({
  databaseUrl,
  settings,
  secret,
  paths,
  hasta,
  say,
}: Verificacion): Promise<boolean> {
  const from = hasta === null ? [] : paths?.length ? paths : [constanciasIn(settings)];
  const { constancias: all, isEachSigned } = await readAll(from, secret, say);
  const constancias = all.filter(({ en }) => !hasta || en <= hasta);
  const dataSource = await createDataSource(databaseUrl.app, settings).initialize();
  try {
    const transactions = new Transactions(dataSource, new Turns(settings));
    return (await verifyAll(transactions, new Auditoria(transactions, settings), constancias, say)) && isEachSigned;
  } finally {
    await dataSource.destroy();
  }
}

async function verifyAll(
  transactions: Transactions,
  auditoria: Auditoria,
  constancias: readonly Constancia[],
  say: (line: string) => void,
): Promise<boolean> {
  const cuentas: { id: string; nombre: string }[] = await transactions.platform((manager) =>
    manager.query('select id, nombre from cuentas order by nombre'),
  );
  const named = Map.groupBy(
    constancias.flatMap(({ cabezas }) => cabezas),
    ({ cuentaId }) => cuentaId,
  );
  let isWhole = true;
  for (const { id, nombre } of cuentas) {
    const fault = await transactions.tenantTransaction(
      { cuentaId: id, usuarioId: id, rolId: ROL.titular },
      async () => faultIn(await auditoria.verify(), () => auditoria.findMissing(named.get(id) ?? [])),
      { readOnly: true },
    );
    isWhole &&= !fault;
    say(`${visibleText(nombre)} (${id}): ${fault ?? 'íntegra'}`);
    named.delete(id);
  }
  const fault = await transactions.platform(async (manager) =>
    faultIn(await findFault(manager, DE_OPERADORES), () =>
      findMissing(manager, DE_OPERADORES, named.get(ID_DE_OPERADORES) ?? []),
    ),
  );
  isWhole &&= !fault;
  say(`Lo que hicieron los operadores: ${fault ?? 'íntegro'}`);
  named.delete(ID_DE_OPERADORES);
  // An operator may have deleted the cuenta, which is no fault.
  for (const id of named.keys()) say(`${id}: está en las constancias y ya no está en la base.`);
  if (constancias.length > 0) {
    const last = new Date(Math.max(...constancias.map(({ en }) => en.getTime())));
    say(`Constancias: ${constancias.length}, la última de ${last.toISOString()}.`);
  }
  return isWhole;
}

/**
 * The fault of a chain, in Spanish.
 * @param findLacking looks for an entry that a constancia names and the chain lacks
 */
async function faultIn(broken: ChainFault, findLacking: () => Promise<number | null>): Promise<string | null> {
  if (broken) return WHERE[broken.motivo](broken.n);
  const missing = await findLacking();
  return missing === null ? null : `no es la de la constancia: su entrada ${missing} falta o es otra`;
}

/** Reads constancias from files and folders, and reports each file that is no constancia. */
async function readAll(paths: readonly string[], secret: JwtSecret, say: (line: string) => void) {
  const sello = new Sello(secret);
  const constancias: Constancia[] = [];
  let isEachSigned = true;
  for (const path of (await Promise.all(paths.map(filesOf))).flat()) {
    const constancia = sello.read(await readFile(path, 'utf8'));
    if (constancia) {
      constancias.push(constancia);
    } else {
      isEachSigned = false;
      say(`${visibleText(path)}: no es una constancia de esta instalación, o fue alterada.`);
    }
  }
  return { constancias, isEachSigned };
}

/** A file itself, or the files of a folder. The folder may not exist yet. */
async function filesOf(path: string): Promise<string[]> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' && !path.endsWith('.ndjson')) return null;
    throw error;
  });
  if (!found?.isDirectory()) return found ? [path] : [];
  return (await readdir(path)).filter((name) => name.endsWith('.ndjson')).map((name) => join(path, name));
}
