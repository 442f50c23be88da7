import { Injectable } from '@nestjs/common';
import { Realtime } from '../../../common/realtime/realtime.js';
import { Transactions } from '../../../common/tenancy/transactions.js';
import { AusentesRepository } from './ausentes.repository.js';
import { Comparacion } from './comparacion.service.js';
import { type Conexion, RespuestaCorta, SinLugar } from './conexion.js';
import { CuentaExternaWriter } from './cuenta-externa-writer.service.js';
import { CuentasSeguidasRepository } from './cuentas-seguidas.repository.js';
import { empujar } from './empuje.js';
import type { ImapFolder, Papel } from './externo.js';
import { ExternosRepository } from './externos.repository.js';
import { isGmail, rutasPorClase } from './imap-folders.js';
import { isFollowed, listadaDe, lockOf, STATUS, stateOf } from './lectura-imap.js';
import { PendientesRepository } from './pendientes.repository.js';
import { Timeouts } from './timeouts.js';
import { Traida } from './traida.service.js';

const INBOX = 'INBOX';
const RESOLVED_AT_ONCE = 200;
/** The most folders of an account, and the highest modification number (MODSEQ). */
const MAX_FOLDERS = 1_000;
const MAX_MODSEQ = 2n ** 63n - 1n;
/** Folders that do not report changes have their flags compared every so many runs. */
const MARKS_EVERY = 5;
/**
 * The order in which folders are read. The inbox is first, since people wait for it. The folder with all mails is last.
 */
const ORDER: readonly Papel[] = ['inbox', 'sent', 'archive', 'otra', 'spam', 'trash', 'todos'];

/** Makes the mailbox of a person and the mailbox at their server the same. */
@Injectable()
export class Sincronizacion {
  constructor(
    private readonly externos: ExternosRepository,
    private readonly ausentes: AusentesRepository,
    private readonly pendientes: PendientesRepository,
    private readonly cuentas: CuentasSeguidasRepository,
    private readonly comparacion: Comparacion,
    private readonly traida: Traida,
    private readonly writer: CuentaExternaWriter,
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
    private readonly timeouts: Timeouts,
  ) {}

  /**
   * Makes both sides the same. Each mail is recorded when it is stored, so an interrupted run continues where it
   * stopped. When the plan has no room for more mails, all other work is still done. Must not be called inside a
   * transaction.
   * @throws YaNoEsMia · SinLugar · whatever the connection throws
   */
  async run(conexion: Conexion): Promise<void> {
    const listed = await conexion.client.list({ statusQuery: STATUS });
    if (!listed.some(({ path }) => path.toUpperCase() === INBOX)) {
      throw new RespuestaCorta('The server lists no inbox.');
    }
    const rutas = listed.map(({ path }) => path);
    const folders = listed
      .filter((each) => isFollowed(each, conexion.client.namespaces))
      .map(listadaDe)
      .toSorted((one, other) => ORDER.indexOf(one.papel) - ORDER.indexOf(other.papel))
      .slice(0, MAX_FOLDERS);
    conexion.folders = folders;
    conexion.total = folders.reduce((sum, { total }) => sum + total, 0);
    const releer = await this.writer.write(conexion, async () => {
      await this.ausentes.markOthers(conexion.externaId, rutas);
      conexion.sincronizados = await this.externos.countOf(conexion.externaId);
      if (conexion.isFirst) {
        await this.openTargets(conexion);
      }
      return new Set(await this.ausentes.findRutasPorReleer(conexion.externaId));
    });
    conexion.runs++;
    const leidas: string[] = [];
    let sinLugar: SinLugar | undefined;
    for (const { ruta, nombre, papel, state, hasModseq } of folders) {
      // Without CONDSTORE, no number of the folder shows a changed flag.
      const isDue = !hasModseq && (papel === 'inbox' || conexion.runs % MARKS_EVERY === 0);
      if (isDue || releer.has(ruta) || conexion.seen.get(ruta) !== state) {
        const id = await this.readFolder(conexion, { ruta, nombre, papel }).catch((error) => {
          sinLugar = roomless(error);
          return null;
        });
        if (id !== null) {
          leidas.push(id);
          conexion.seen.set(ruta, state);
        }
      }
    }
    await this.resolve(conexion, leidas, rutas);
    // Changes are sent now, when each mail's place at the server is known.
    await this.push(conexion);
    if (sinLugar) {
      throw sinLugar;
    }
    await this.writer.write(conexion, async () => {
      await this.ausentes.forgetOldPlaces(conexion.externaId);
      await this.externos.removeEmpty(conexion.externaId, rutas);
      await this.cuentas.setSynced(conexion.externaId, await this.externos.countOf(conexion.externaId), conexion.total);
      if (conexion.isFirst) {
        this.realtime.tellUsuario(conexion.tenant.usuarioId, { type: 'mailbox.changed' });
        this.realtime.tellUsuario(conexion.tenant.usuarioId, { type: 'mailbox.account' });
      }
    });
    conexion.isFirst = false;
    conexion.comparadaEn = new Date();
  }

  /** As {@link run}, for the inbox only. Only {@link run} finds the new places of absent mails. */
  async runInbox(conexion: Conexion): Promise<void> {
    let sinLugar: SinLugar | undefined;
    await this.readFolder(conexion, { ruta: INBOX, nombre: INBOX, papel: 'inbox' }).catch((error) => {
      sinLugar = roomless(error);
    });
    await this.push(conexion);
    if (sinLugar) {
      throw sinLugar;
    }
  }

  /** Opens the inbox. @returns whether the inbox changed since it was read */
  async isInboxOther({ client, inbox }: Conexion): Promise<boolean> {
    const lock = await client.getMailboxLock(INBOX);
    lock.release();
    return stateOf(client) !== inbox;
  }

  /** Whether all folders must be read again at once: a mail may have been moved during the run. */
  needsAnother({ tenant, externaId }: Conexion): Promise<boolean> {
    return this.transactions.tenantTransaction(tenant, () => this.ausentes.hasAny(externaId), { readOnly: true });
  }

  /** Stores the folders of each place. The person can then move mails to folders that were not read yet. */
  private async openTargets({ externaId, folders }: Conexion): Promise<void> {
    for (const { ruta, nombre, papel, uidvalidity, uidNuevos } of folders) {
      if (papel !== 'otra' && uidvalidity !== undefined && uidNuevos !== undefined) {
        await this.externos.open(externaId, { ruta, nombre, papel, uidvalidity, uidNuevos });
      }
    }
  }

  /** Sends the person's changes to the server. */
  private async push(conexion: Conexion): Promise<void> {
    conexion.empujadaEn = Date.now();
    await empujar({
      client: conexion.client,
      rutas: rutasPorClase(conexion.folders, isGmail(conexion.client)),
      find: (limit, ids) =>
        this.writer.write(conexion, () => this.pendientes.findPendientes(conexion.externaId, limit, ids)),
      assertMine: () => this.writer.write(conexion, async () => {}),
      lockOf: (ruta) => lockOf(conexion.client, ruta),
      settle: (empujados, clases) => this.writer.write(conexion, () => this.pendientes.settle(empujados, clases)),
      forget: (ids) => this.writer.write(conexion, () => this.pendientes.forget(ids)),
      postpone: (ids) => this.writer.write(conexion, () => this.pendientes.postpone(ids)),
      idOf: (ruta) => this.writer.write(conexion, () => this.externos.findId(conexion.externaId, ruta)),
    });
  }

  /**
   * @returns the id of the folder. Null when it must be read again: the server did not list all mails, or some were
   * left.
   */
  private async readFolder(
    conexion: Conexion,
    { ruta, nombre, papel }: Pick<ImapFolder, 'ruta' | 'nombre' | 'papel'>,
  ): Promise<string | null> {
    const { client, externaId, signal } = conexion;
    signal.throwIfAborted();
    let lock = await lockOf(client, ruta);
    if (!lock) {
      if (papel === 'inbox') {
        throw new RespuestaCorta('The server does not open the inbox.');
      }
      return null;
    }
    try {
      const { mailbox } = client;
      if (!mailbox) {
        return null;
      }
      if (papel === 'inbox') {
        conexion.inbox = stateOf(client);
      }
      const opened = { ruta, nombre, papel, uidvalidity: Number(mailbox.uidValidity), uidNuevos: mailbox.uidNext };
      const [folder, conocidos] = await this.writer.write(conexion, async () => {
        const one = await this.externos.open(externaId, opened);
        return [one, await this.externos.findConocidos(one.id)] as const;
      });
      const { noModseq, highestModseq = 0n } = mailbox;
      const modseq = noModseq || highestModseq <= 0n || highestModseq > MAX_MODSEQ ? undefined : highestModseq;
      const { nuevos, isWhole: isShown } = await this.comparacion.compare(conexion, folder, conocidos, modseq);
      // The newest mails come first.
      nuevos.sort((one, other) => other - one);
      const between = async () => {
        if (Date.now() - conexion.empujadaEn >= this.timeouts.empuje) {
          lock?.release();
          lock = null;
          await this.push(conexion);
          lock = await lockOf(client, ruta);
          if (!client.mailbox || Number(client.mailbox.uidValidity) !== folder.uidvalidity) {
            throw new RespuestaCorta('The folder is not as it was.');
          }
        }
      };
      const isWhole = (await this.traida.bringAll(conexion, folder, nuevos, between)) && isShown;
      await this.writer.write(conexion, async () => {
        if (modseq !== undefined && String(modseq) !== folder.modseq) {
          await this.externos.setModseq(folder.id, String(modseq));
        }
        if (isWhole) {
          await this.ausentes.countRead(folder.id);
        }
      });
      return isWhole ? folder.id : null;
    } finally {
      lock?.release();
    }
  }

  private async resolve(conexion: Conexion, leidas: readonly string[], rutas: readonly string[]): Promise<void> {
    for (let resolved = RESOLVED_AT_ONCE; resolved === RESOLVED_AT_ONCE; ) {
      const outcome = await this.writer.write(conexion, async () => {
        const done = await this.ausentes.resolve(conexion.externaId, leidas, rutas, RESOLVED_AT_ONCE);
        this.writer.tellMails(conexion, done.ids);
        return done;
      });
      resolved = outcome.resolved;
    }
  }
}

/** @throws any other error */
function roomless(error: unknown): SinLugar {
  if (error instanceof SinLugar) {
    return error;
  }
  throw error;
}
