import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { MailTransport } from '../../../common/mail/mail-transport.js';
import { type TenantContext, Transactions } from '../../../common/tenancy/transactions.js';
import { Notifier } from '../../../plataforma/avisos/notifier.service.js';
import { Plan } from '../../../plataforma/plan/plan.service.js';
import { avisoDeCorreo } from '../aviso-de-correo.js';
import { type CorreoLeido, Deposito, type Guardar } from '../entrada/deposito.service.js';
import { ilegible } from '../lectura/mime-leido.js';
import { type Llegada, Recepcion } from '../recepcion.service.js';
import { type Conexion, SinLugar } from './conexion.js';
import { CuentaExternaWriter } from './cuenta-externa-writer.service.js';
import type { ImapFolder, Papel, Vinculo } from './externo.js';
import { ExternosRepository } from './externos.repository.js';
import { fetchNuevos, fetchSources, HEAD_BYTES, type Nuevo } from './lectura-imap.js';
import { inParts, type Reconocidos, recognise } from './reconocer.js';
import { Timeouts } from './timeouts.js';

/** The number of mails that are compared and stored together. */
const BATCH = 50;
/** The most bytes of a mail that is fetched whole. */
const MAX_BYTES = 40 * 1024 ** 2;
/** How long a mail is left when only the folder with all mails has it. Its own folder may bring it in meanwhile. */
const EN_CAMINO_MS = 120_000;
/** The most by which the clock of a server may be wrong. */
const RELOJES_MS = 3_600_000;
/** The most parts that are read and stored at once, for all accounts. */
const PARTS_AT_ONCE = 8;

/** A {@link Nuevo} after it was read. */
interface NuevoLeido extends Nuevo {
  correo: CorreoLeido;
  huella: string;
}

/** Brings mails of the server into the mailbox. */
@Injectable()
export class Traida {
  private readonly parts = pLimit(PARTS_AT_ONCE);

  constructor(
    private readonly externos: ExternosRepository,
    private readonly writer: CuentaExternaWriter,
    private readonly deposito: Deposito,
    private readonly recepcion: Recepcion,
    private readonly plan: Plan,
    private readonly notifier: Notifier,
    private readonly transport: MailTransport,
    private readonly transactions: Transactions,
    private readonly timeouts: Timeouts,
  ) {}

  /**
   * Brings mails in. While a part is stored, the next one is read.
   * @param between runs after each batch of mails @returns whether no mail was left for later
   */
  async bringAll(
    conexion: Conexion,
    folder: ImapFolder,
    uids: readonly number[],
    between: () => Promise<void>,
  ): Promise<boolean> {
    let isAll = true;
    let storing: Promise<void> = Promise.resolve();
    try {
      for (let at = 0; at < uids.length; at += BATCH) {
        const some = await this.recognise(conexion, folder, uids.slice(at, at + BATCH));
        const due = folder.papel === 'todos' ? some.filter(isOld) : some;
        isAll &&= due.length === some.length;
        const parts = inParts(due);
        for (let part = parts.shift(); part; part = parts.shift()) {
          const { read, stored } = this.bring(conexion, folder, part, storing);
          storing = stored;
          const left = await read;
          parts.unshift(...(left.length > 0 ? [left] : []));
        }
        await between();
      }
    } finally {
      await storing;
    }
    return isAll;
  }

  /**
   * Finds mails that were moved within the server, by size and headers. In a folder with all mails, also finds the
   * mails that other folders have. These mails are not read again. @returns the other mails
   */
  private async recognise(conexion: Conexion, folder: ImapFolder, uids: readonly number[]): Promise<Nuevo[]> {
    const { client, externaId, signal } = conexion;
    signal.throwIfAborted();
    const nuevos = (await fetchNuevos(client, uids))
      // For two mails of the same moment, the mailbox shows the later one above.
      .toSorted((one, other) => one.uid - other.uid);
    return this.writer.write(conexion, async () => {
      const messageIds = nuevos.flatMap(({ messageId }) => messageId ?? []);
      const ausentes = messageIds.length > 0 ? await this.externos.findAusentes(externaId, messageIds) : [];
      const isInOthers = folder.papel === 'todos' && messageIds.length > 0;
      const presentes = isInOthers ? await this.externos.findPresentes(externaId, messageIds) : [];
      const { moved, linked, others } = recognise(
        nuevos,
        [...ausentes, ...presentes],
        (one, other) =>
          one.messageId === other.messageId && one.bytes === other.bytes && one.cabecera === other.cabecera,
      );
      await this.link(
        conexion,
        folder,
        linked.map(({ nuevo: { fecha, ...nuevo }, igual }) => ({ nuevo: { ...nuevo, huella: igual.huella }, igual })),
      );
      await this.takeOver(conexion, folder, moved);
      return others;
    });
  }

  /** Finds mails that the server has twice, or that are absent from another folder. @returns the other mails */
  private recogniseLeidos(
    conexion: Conexion,
    folder: ImapFolder,
    leidos: readonly NuevoLeido[],
  ): Promise<NuevoLeido[]> {
    return this.writer.write(conexion, async () => {
      const mismos = await this.externos.findMismos(
        conexion.externaId,
        leidos.map(({ huella }) => huella),
      );
      const { moved, linked, others } = recognise(leidos, mismos, (one, other) => one.huella === other.huella);
      await this.link(
        conexion,
        folder,
        linked.map(({ nuevo: { fecha, correo, ...nuevo }, igual }) => ({ nuevo, igual })),
      );
      await this.takeOver(conexion, folder, moved);
      return others;
    });
  }

  /** Records that the server has mails in one more folder. */
  private async link(
    conexion: Conexion,
    { id: folderId }: ImapFolder,
    linked: Reconocidos<Omit<NuevoLeido, 'fecha' | 'correo'>>,
  ): Promise<void> {
    const vinculos = linked.map(({ nuevo, igual: { copiaId, traido } }) => ({
      ...nuevo,
      ...{ folderId, copiaId, traido, isNew: false },
    }));
    await this.externos.link(conexion.externaId, vinculos);
    await this.writer.count(conexion, vinculos.length);
  }

  /** Records the new places of absent mails. */
  private async takeOver(conexion: Conexion, { id: folderId }: ImapFolder, moved: Reconocidos<Nuevo>): Promise<void> {
    if (moved.length > 0) {
      const estados = moved.map(({ nuevo: { uid, visto, destacado, respondido }, igual: { id } }) => ({
        ...{ id, folderId, uid, visto, destacado, respondido },
      }));
      await this.writer.tellChanged(conexion, await this.externos.apply(estados));
      await this.writer.count(conexion, estados.length);
    }
  }

  /**
   * Brings a part in, after the part before it is stored. @returns the mails that were left, since mails were larger
   * than announced
   */
  private bring(
    conexion: Conexion,
    folder: ImapFolder,
    nuevos: readonly Nuevo[],
    before: Promise<void>,
  ): { read: Promise<Nuevo[]>; stored: Promise<void> } {
    const { promise: read, resolve, reject } = Promise.withResolvers<Nuevo[]>();
    conexion.enEspera++;
    const stored = this.parts(async () => {
      conexion.enEspera--;
      conexion.pasos++;
      const timer = setTimeout(() => conexion.client.close(), this.timeouts.parte);
      try {
        const { leidos, left } = await this.read(conexion, folder, nuevos);
        resolve(left);
        await before;
        await this.store(conexion, folder, leidos);
        conexion.pasos++;
      } finally {
        clearTimeout(timer);
      }
    });
    // A failure reaches the code that awaits `read`.
    stored.catch(reject);
    return { read, stored };
  }

  private async read(
    conexion: Conexion,
    folder: ImapFolder,
    nuevos: readonly Nuevo[],
  ): Promise<{ leidos: NuevoLeido[]; left: Nuevo[] }> {
    const { client, tenant, signal, externaId } = conexion;
    signal.throwIfAborted();
    const isLarge = nuevos.some(({ bytes }) => bytes > MAX_BYTES);
    const said = isLarge ? HEAD_BYTES : nuevos.reduce((sum, { bytes }) => sum + bytes, 0);
    await this.assertRoom(tenant, said);
    const { sources, left, bytes } = await fetchSources(
      client,
      nuevos.map(({ uid }) => uid),
      isLarge,
    );
    if (bytes > said) {
      await this.assertRoom(tenant, bytes);
    }
    const leidos: NuevoLeido[] = [];
    for (const nuevo of nuevos) {
      signal.throwIfAborted();
      const source = sources.get(nuevo.uid);
      if (source) {
        const isCut = isLarge || source.length > MAX_BYTES;
        const raw = isCut ? source.subarray(0, HEAD_BYTES) : source;
        const entrega = `${externaId}-${folder.id}-${folder.uidvalidity}-${nuevo.uid}`;
        const leido = isCut ? { ...ilegible(raw), aviso: 'enorme' as const } : await this.deposito.leer(entrega, raw);
        // A mail without a Message-ID is recognised by its content.
        const id = leido.huella.slice(0, 32);
        leidos.push({
          ...nuevo,
          huella: leido.huella,
          correo: { id, leido, raw, direccion: null, remitente: '', recibidoEn: nuevo.fecha },
        });
      }
    }
    return { leidos, left: nuevos.filter(({ uid }) => left.has(uid)) };
  }

  private async store(conexion: Conexion, folder: ImapFolder, leidos: readonly NuevoLeido[]): Promise<void> {
    const nuevos = await this.recogniseLeidos(conexion, folder, leidos);
    await this.deposito.store(conexion.tenant, nuevos, async (some, guardar) => {
      await this.writer.assertMine(conexion);
      const vinculos: Vinculo[] = [];
      for (const leido of some) {
        vinculos.push(await this.keep(conexion, folder, leido, guardar));
      }
      await this.externos.link(conexion.externaId, vinculos);
      await this.writer.count(conexion, vinculos.length);
      this.writer.tellMails(
        conexion,
        vinculos.flatMap(({ copiaId }) => copiaId ?? []),
      );
    });
  }

  private async keep(
    conexion: Conexion,
    folder: ImapFolder,
    { fecha, correo: leido, ...nuevo }: NuevoLeido,
    guardar: Guardar,
  ): Promise<Vinculo> {
    const { id: folderId, papel } = folder;
    const [quien, otro] = leido.leido.de;
    // Only mails in the folder of sent mails are by the person. Mails in other folders can name any sender.
    const esPropio = papel === 'sent' && quien !== undefined && conexion.direcciones.has(quien.direccion) && !otro;
    const { visto, destacado } = nuevo;
    const esNoticia = await this.isNews(conexion, folder, { ...nuevo, fecha });
    const esSpam =
      esNoticia && quien !== undefined && (await this.recepcion.isFromSpammer({ deDireccion: quien.direccion }));
    const { correo, recibido, isNew } = await guardar(leido, {
      bandeja: esSpam ? 'spam' : bandejaOf(papel),
      leido: visto || esPropio,
      destacado,
      esPropio,
      conReglas: esNoticia,
    });
    // Mails of the product itself get no aviso: they may tell that a mail came.
    const isApartada = isNew && esNoticia && recibido.bandeja === 'archive';
    if (isNew && esNoticia && !esSpam && !isApartada && correo.deDireccion !== this.transport.sender.toLowerCase()) {
      const aviso = { correo, copiaId: recibido.id, hiloId: recibido.hiloId, avatar: null };
      await this.notifier.notify(conexion.tenant.usuarioId, avisoDeCorreo(aviso));
    }
    return { ...nuevo, folderId, copiaId: recibido.id, traido: isNew, isNew, mover: isApartada || (isNew && esSpam) };
  }

  /**
   * Whether a mail came after the account was connected, and nobody read it. In a folder with new UIDs, the UID says
   * nothing about that.
   */
  private async isNews(
    { externaId, comparadaEn }: Conexion,
    { papel, uidNuevos, isRenumerada }: ImapFolder,
    { uid, visto, fecha, messageId }: Omit<Nuevo, 'cabecera'>,
  ): Promise<boolean> {
    if (papel !== 'inbox' || visto) {
      return false;
    }
    const isLate = comparadaEn !== null && fecha.getTime() > comparadaEn.getTime() - RELOJES_MS;
    return isRenumerada
      ? isLate && messageId !== null && !(await this.externos.isKnown(externaId, messageId))
      : uid >= uidNuevos;
  }

  private async assertRoom(tenant: TenantContext, bytes: number): Promise<void> {
    const { plan, uso } = await this.transactions.tenantTransaction(tenant, () => this.plan.get(), { readOnly: true });
    if (uso.almacenamientoBytes + bytes > plan.almacenamientoBytes) {
      throw new SinLugar('There is no room in the plan.');
    }
  }
}

function isOld({ fecha }: Nuevo): boolean {
  return Date.now() - fecha.getTime() > EN_CAMINO_MS;
}

function bandejaOf(papel: Papel): Llegada['bandeja'] {
  return papel === 'spam' || papel === 'trash' ? papel : papel === 'inbox' || papel === 'sent' ? 'inbox' : 'archive';
}
