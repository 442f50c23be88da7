import { Injectable } from '@nestjs/common';
import { Realtime } from '../../../common/realtime/realtime.js';
import { Transactions } from '../../../common/tenancy/transactions.js';
import { AusentesRepository } from './ausentes.repository.js';
import { Comparacion } from './comparacion.service.js';
import { RespuestaCorta, type Sesion, SinLugar } from './conexion.js';
import { AccountWriter } from './cuenta-externa-writer.service.js';
import { CuentasSeguidasRepository } from './cuentas-seguidas.repository.js';
import { empujar } from './empuje.js';
import type { CarpetaExterna, Papel } from './externo.js';
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
    private readonly writer: AccountWriter,
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
  async run(sesion: Sesion): Promise<void> {
    const listed = await sesion.client.list({ statusQuery: STATUS });
    if (!listed.some(({ path }) => path.toUpperCase() === INBOX)) {
      throw new RespuestaCorta('The server lists no inbox.');
    }
    const rutas = listed.map(({ path }) => path);
    const carpetas = listed
      .filter((each) => isFollowed(each, sesion.client.namespaces))
      .map(listadaDe)
      .toSorted((one, other) => ORDER.indexOf(one.papel) - ORDER.indexOf(other.papel))
      .slice(0, MAX_FOLDERS);
    sesion.carpetas = carpetas;
    sesion.total = carpetas.reduce((sum, { total }) => sum + total, 0);
    const releer = await this.writer.write(sesion, async () => {
      await this.ausentes.markOthers(sesion.externaId, rutas);
      sesion.sincronizados = await this.externos.countOf(sesion.externaId);
      if (sesion.isFirst) {
        await this.openTargets(sesion);
      }
      return new Set(await this.ausentes.findRutasPorReleer(sesion.externaId));
    });
    sesion.runs++;
    const leidas: string[] = [];
    let sinLugar: SinLugar | undefined;
    for (const { ruta, nombre, papel, state, hasModseq } of carpetas) {
      // Without CONDSTORE, no number of the folder shows a changed flag.
      const isDue = !hasModseq && (papel === 'inbox' || sesion.runs % MARKS_EVERY === 0);
      if (isDue || releer.has(ruta) || sesion.seen.get(ruta) !== state) {
        const id = await this.readFolder(sesion, { ruta, nombre, papel }).catch((error) => {
          sinLugar = roomless(error);
          return null;
        });
        if (id !== null) {
          leidas.push(id);
          sesion.seen.set(ruta, state);
        }
      }
    }
    await this.resolve(sesion, leidas, rutas);
    // Changes are sent now, when each mail's place at the server is known.
    await this.push(sesion);
    if (sinLugar) {
      throw sinLugar;
    }
    await this.writer.write(sesion, async () => {
      await this.ausentes.forgetOldPlaces(sesion.externaId);
      await this.externos.removeEmpty(sesion.externaId, rutas);
      await this.cuentas.setSynced(sesion.externaId, await this.externos.countOf(sesion.externaId), sesion.total);
      if (sesion.isFirst) {
        this.realtime.tellUsuario(sesion.tenant.usuarioId, { type: 'mailbox.changed' });
        this.realtime.tellUsuario(sesion.tenant.usuarioId, { type: 'mailbox.account' });
      }
    });
    sesion.isFirst = false;
    sesion.comparadaEn = new Date();
  }

  /** As {@link run}, for the inbox only. Only {@link run} finds the new places of absent mails. */
  async runInbox(sesion: Sesion): Promise<void> {
    let sinLugar: SinLugar | undefined;
    await this.readFolder(sesion, { ruta: INBOX, nombre: INBOX, papel: 'inbox' }).catch((error) => {
      sinLugar = roomless(error);
    });
    await this.push(sesion);
    if (sinLugar) {
      throw sinLugar;
    }
  }

  /** Opens the inbox. @returns whether the inbox changed since it was read */
  async isInboxOther({ client, inbox }: Sesion): Promise<boolean> {
    const lock = await client.getMailboxLock(INBOX);
    lock.release();
    return stateOf(client) !== inbox;
  }

  /** Whether all folders must be read again at once: a mail may have been moved during the run. */
  needsAnother({ tenant, externaId }: Sesion): Promise<boolean> {
    return this.transactions.tenantTransaction(tenant, () => this.ausentes.hasAny(externaId), { readOnly: true });
  }

  /** Stores the folders of each place. The person can then move mails to folders that were not read yet. */
  private async openTargets({ externaId, carpetas }: Sesion): Promise<void> {
    for (const { ruta, nombre, papel, uidvalidity, uidNuevos } of carpetas) {
      if (papel !== 'otra' && uidvalidity !== undefined && uidNuevos !== undefined) {
        await this.externos.open(externaId, { ruta, nombre, papel, uidvalidity, uidNuevos });
      }
    }
  }

  /** Sends the person's changes to the server. */
  private async push(sesion: Sesion): Promise<void> {
    sesion.empujadaEn = Date.now();
    await empujar({
      client: sesion.client,
      rutas: rutasPorClase(sesion.carpetas, isGmail(sesion.client)),
      find: (limit, ids) =>
        this.writer.write(sesion, () => this.pendientes.findPendientes(sesion.externaId, limit, ids)),
      assertMine: () => this.writer.write(sesion, async () => {}),
      lockOf: (ruta) => lockOf(sesion.client, ruta),
      settle: (hechos, clases) => this.writer.write(sesion, () => this.pendientes.settle(hechos, clases)),
      forget: (ids) => this.writer.write(sesion, () => this.pendientes.forget(ids)),
      postpone: (ids) => this.writer.write(sesion, () => this.pendientes.postpone(ids)),
      idOf: (ruta) => this.writer.write(sesion, () => this.externos.findId(sesion.externaId, ruta)),
    });
  }

  /**
   * @returns the id of the folder. Null when it must be read again: the server did not list all mails, or some were
   * left.
   */
  private async readFolder(
    sesion: Sesion,
    { ruta, nombre, papel }: Pick<CarpetaExterna, 'ruta' | 'nombre' | 'papel'>,
  ): Promise<string | null> {
    const { client, externaId, signal } = sesion;
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
        sesion.inbox = stateOf(client);
      }
      const opened = { ruta, nombre, papel, uidvalidity: Number(mailbox.uidValidity), uidNuevos: mailbox.uidNext };
      const [carpeta, conocidos] = await this.writer.write(sesion, async () => {
        const one = await this.externos.open(externaId, opened);
        return [one, await this.externos.findConocidos(one.id)] as const;
      });
      const { noModseq, highestModseq = 0n } = mailbox;
      const modseq = noModseq || highestModseq <= 0n || highestModseq > MAX_MODSEQ ? undefined : highestModseq;
      const { nuevos, isWhole: isShown } = await this.comparacion.compare(sesion, carpeta, conocidos, modseq);
      // The newest mails come first.
      nuevos.sort((one, other) => other - one);
      const between = async () => {
        if (Date.now() - sesion.empujadaEn >= this.timeouts.empuje) {
          lock?.release();
          lock = null;
          await this.push(sesion);
          lock = await lockOf(client, ruta);
          if (!client.mailbox || Number(client.mailbox.uidValidity) !== carpeta.uidvalidity) {
            throw new RespuestaCorta('The folder is not as it was.');
          }
        }
      };
      const isWhole = (await this.traida.bringAll(sesion, carpeta, nuevos, between)) && isShown;
      await this.writer.write(sesion, async () => {
        if (modseq !== undefined && String(modseq) !== carpeta.modseq) {
          await this.externos.setModseq(carpeta.id, String(modseq));
        }
        if (isWhole) {
          await this.ausentes.countRead(carpeta.id);
        }
      });
      return isWhole ? carpeta.id : null;
    } finally {
      lock?.release();
    }
  }

  private async resolve(sesion: Sesion, leidas: readonly string[], rutas: readonly string[]): Promise<void> {
    for (let resolved = RESOLVED_AT_ONCE; resolved === RESOLVED_AT_ONCE; ) {
      const outcome = await this.writer.write(sesion, async () => {
        const done = await this.ausentes.resolve(sesion.externaId, leidas, rutas, RESOLVED_AT_ONCE);
        this.writer.tellMails(sesion, done.ids);
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
