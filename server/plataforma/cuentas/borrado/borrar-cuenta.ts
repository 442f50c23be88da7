import { isUUID } from 'class-validator';
import pg from 'pg';
import type { Settings } from '../../../common/config/settings.js';
import { FileStorage } from '../../../common/files/file-storage.js';
import { mayDeleteFilesFor } from '../../../common/files/files-lock.js';
import { visibleText } from '../../../common/logging/visible-text.js';
import { ArchivosDeBorrados } from './archivos-de-borrados.js';
import { BorradoRefused, type CuentaPorBorrar, deleteCuenta, previewOf } from './borrado-de-cuenta.js';

/**
 * The operator's command. It shows the data of a closed cuenta and, when confirmed, deletes it. Run again after an
 * interruption, it deletes the files that were left.
 * @param ownerUrl the address of the schema's owner
 * @param say receives each result, in Spanish
 * @throws BorradoRefused
 */
export async function borrarCuenta(
  { cuentaId, isConfirmed }: { cuentaId: string; isConfirmed: boolean },
  { ownerUrl, settings, say }: { ownerUrl: string; settings: Settings; say: (line: string) => void },
): Promise<void> {
  if (!isUUID(cuentaId)) {
    throw new BorradoRefused('Falta el id de la cuenta: npm run cuenta:borrar -- <id> [--confirmar]');
  }
  const archivos = new ArchivosDeBorrados(settings, new FileStorage(settings));
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    if (!isConfirmed) {
      const cuenta = await previewOf(client, cuentaId);
      describe(cuenta ?? unknown(), say);
      say('No se borró nada. Para borrarla, sin vuelta atrás, agregue --confirmar.');
      return;
    }
    if (!(await mayDeleteFilesFor(client))) {
      throw new BorradoRefused('Hay un respaldo en marcha, que copia los archivos. Repita esto cuando termine.');
    }
    const cuenta = await deleteCuenta(client, cuentaId, ({ archivos: claves }) => archivos.note(cuentaId, claves));
    const removed = await archivos.remove(cuentaId);
    if (removed === null) {
      unknown();
    }
    if (cuenta) {
      describe(cuenta, say);
      say('La cuenta se borró.');
    } else {
      say(`La cuenta ya estaba borrada; se borraron los archivos que quedaban: ${removed}.`);
    }
  } finally {
    await client.end();
  }
}

function describe({ nombre, id, cierraEn, filas, personas, archivos }: CuentaPorBorrar, say: (line: string) => void) {
  say(`${visibleText(nombre)} (${id}), cerrada desde el ${cierraEn.toISOString().slice(0, 10)}`);
  for (const { tabla, filas: total } of filas) {
    say(`  ${tabla}: ${total}`);
  }
  say(`  archivos: ${archivos.length}`);
  say(`  personas que no están en otra cuenta: ${personas.map(({ email }) => email).join(', ') || 'ninguna'}`);
}

function unknown(): never {
  throw new BorradoRefused('No hay una cuenta con ese id.');
}
