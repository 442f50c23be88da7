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
import { AccountWriter } from './account-writer.service.js';
import type { CarpetaExterna, Papel, Vinculo } from './externo.js';
import { ExternosRepository } from './externos.repository.js';
import { fetchNuevos, fetchSources, HEAD_BYTES, type Nuevo } from './lectura-imap.js';
import { inParts, type Reconocidos, recognise } from './reconocer.js';
import { type Sesion, SinLugar } from './sesion.js';
import { Timeouts } from './timeouts.js';

/** How many mails are looked at, and stored, together. */
const BATCH = 50;
/** The most bytes of one mail that is fetched whole. */
const MAX_BYTES = 40 * 1024 ** 2;
/** How long a mail that only all mails have is left for the folder into which it comes. */
const EN_CAMINO_MS = 120_000;
/** How much the clock of a server may differ. */
const RELOJES_MS = 3_600_000;
/** How many parts are read and stored together, of all accounts. */
const PARTS_AT_ONCE = 8;

/** As {@link Nuevo}, once it is read. */
interface NuevoLeido extends Nuevo {
  correo: CorreoLeido;
  huella: string;
}

/** Brings in mails that the mailbox has not. */
@Injectable()
export class Traida {
  private readonly parts = pLimit(PARTS_AT_ONCE);

  constructor(
    private readonly externos: ExternosRepository,
    private readonly writer: AccountWriter,
    private readonly deposito: Deposito,
    private readonly recepcion: Recepcion,
    private readonly plan: Plan,
    private readonly notifier: Notifier,
    private readonly transport: MailTransport,
    private readonly transactions: Transactions,
    private readonly timeouts: Timeouts,
  ) {}

  /**
   * Brings mails in. While some are stored, the next ones are read.
   * @param between is done between some and the next ones @returns whether none was left for later
   */
  async bringAll(
    sesion: Sesion,
    carpeta: CarpetaExterna,
    uids: readonly number[],
    between: () => Promise<void>,
  ): Promise<boolean> {
    let isAll = true;
    let storing: Promise<void> = Promise.resolve();
    try {
      for (let at = 0; at < uids.length; at += BATCH) {
        const some = await this.recognise(sesion, carpeta, uids.slice(at, at + BATCH));
        const due = carpeta.papel === 'todos' ? some.filter(isOld) : some;
        isAll &&= due.length === some.length;
        const parts = inParts(due);
        for (let part = parts.shift(); part; part = parts.shift()) {
          const { read, stored } = this.bring(sesion, carpeta, part, storing);
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
   * Finds those that were moved within the server, by what they are, and in a folder with all mails those that others have,
   * which are not read again. @returns the others
   */
  private async recognise(sesion: Sesion, carpeta: CarpetaExterna, uids: readonly number[]): Promise<Nuevo[]> {
    const { client, externaId, signal } = sesion;
    signal.throwIfAborted();
    const nuevos = (await fetchNuevos(client, uids))
      // Of two that came at one moment, the later one is shown above.
      .toSorted((one, other) => one.uid - other.uid);
    return this.writer.write(sesion, async () => {
      const messageIds = nuevos.flatMap(({ messageId }) => messageId ?? []);
      const ausentes = messageIds.length > 0 ? await this.externos.findAusentes(externaId, messageIds) : [];
      const isInOthers = carpeta.papel === 'todos' && messageIds.length > 0;
      const presentes = isInOthers ? await this.externos.findPresentes(externaId, messageIds) : [];
      const { moved, linked, others } = recognise(
        nuevos,
        [...ausentes, ...presentes],
        (one, other) =>
          one.messageId === other.messageId && one.bytes === other.bytes && one.cabecera === other.cabecera,
      );
      await this.link(
        sesion,
        carpeta,
        linked.map(({ nuevo: { fecha, ...nuevo }, igual }) => ({ nuevo: { ...nuevo, huella: igual.huella }, igual })),
      );
      await this.takeOver(sesion, carpeta, moved);
      return others;
    });
  }

  /** Finds those that the server has more than once, or that are absent elsewhere. @returns the others */
  private recogniseLeidos(
    sesion: Sesion,
    carpeta: CarpetaExterna,
    leidos: readonly NuevoLeido[],
  ): Promise<NuevoLeido[]> {
    return this.writer.write(sesion, async () => {
      const mismos = await this.externos.findMismos(
        sesion.externaId,
        leidos.map(({ huella }) => huella),
      );
      const { moved, linked, others } = recognise(leidos, mismos, (one, other) => one.huella === other.huella);
      await this.link(
        sesion,
        carpeta,
        linked.map(({ nuevo: { fecha, correo, ...nuevo }, igual }) => ({ nuevo, igual })),
      );
      await this.takeOver(sesion, carpeta, moved);
      return others;
    });
  }

  /** Records that the server has mails in one more folder. */
  private async link(
    sesion: Sesion,
    { id: carpetaId }: CarpetaExterna,
    linked: Reconocidos<Omit<NuevoLeido, 'fecha' | 'correo'>>,
  ): Promise<void> {
    const vinculos = linked.map(({ nuevo, igual: { copiaId, traido } }) => ({
      ...nuevo,
      ...{ carpetaId, copiaId, traido, isNew: false },
    }));
    await this.externos.link(sesion.externaId, vinculos);
    await this.writer.count(sesion, vinculos.length);
  }

  /** Records where mails are that were absent. */
  private async takeOver(sesion: Sesion, { id: carpetaId }: CarpetaExterna, moved: Reconocidos<Nuevo>): Promise<void> {
    if (moved.length > 0) {
      const estados = moved.map(({ nuevo: { uid, visto, destacado, respondido }, igual: { id } }) => ({
        ...{ id, carpetaId, uid, visto, destacado, respondido },
      }));
      await this.writer.tellChanged(sesion, await this.externos.apply(estados));
      await this.writer.count(sesion, estados.length);
    }
  }

  /** Brings a part in, once the one before is stored. @returns what was not read, since it is larger than the server said */
  private bring(
    sesion: Sesion,
    carpeta: CarpetaExterna,
    nuevos: readonly Nuevo[],
    before: Promise<void>,
  ): { read: Promise<Nuevo[]>; stored: Promise<void> } {
    const { promise: read, resolve, reject } = Promise.withResolvers<Nuevo[]>();
    sesion.enEspera++;
    const stored = this.parts(async () => {
      sesion.enEspera--;
      sesion.pasos++;
      const timer = setTimeout(() => sesion.client.close(), this.timeouts.parte);
      try {
        const { leidos, left } = await this.read(sesion, carpeta, nuevos);
        resolve(left);
        await before;
        await this.store(sesion, carpeta, leidos);
        sesion.pasos++;
      } finally {
        clearTimeout(timer);
      }
    });
    // Its failure is seen by who awaits it.
    stored.catch(reject);
    return { read, stored };
  }

  private async read(
    sesion: Sesion,
    carpeta: CarpetaExterna,
    nuevos: readonly Nuevo[],
  ): Promise<{ leidos: NuevoLeido[]; left: Nuevo[] }> {
    const { client, tenant, signal, externaId } = sesion;
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
        const entrega = `${externaId}-${carpeta.id}-${carpeta.uidvalidity}-${nuevo.uid}`;
        const leido = isCut ? { ...ilegible(raw), aviso: 'enorme' as const } : await this.deposito.leer(entrega, raw);
        // One without a Message-ID is recognised by what it says.
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

  private async store(sesion: Sesion, carpeta: CarpetaExterna, leidos: readonly NuevoLeido[]): Promise<void> {
    const nuevos = await this.recogniseLeidos(sesion, carpeta, leidos);
    await this.deposito.store(sesion.tenant, nuevos, async (some, guardar) => {
      await this.writer.assertMine(sesion);
      const vinculos: Vinculo[] = [];
      for (const leido of some) {
        vinculos.push(await this.keep(sesion, carpeta, leido, guardar));
      }
      await this.externos.link(sesion.externaId, vinculos);
      await this.writer.count(sesion, vinculos.length);
      this.writer.tellMails(
        sesion,
        vinculos.flatMap(({ copiaId }) => copiaId ?? []),
      );
    });
  }

  private async keep(
    sesion: Sesion,
    carpeta: CarpetaExterna,
    { fecha, correo: leido, ...nuevo }: NuevoLeido,
    guardar: Guardar,
  ): Promise<Vinculo> {
    const { id: carpetaId, papel } = carpeta;
    const [quien, otro] = leido.leido.de;
    // What comes into other folders can say to be from anybody.
    const esPropio = papel === 'sent' && quien !== undefined && sesion.direcciones.has(quien.direccion) && !otro;
    const { visto, destacado } = nuevo;
    const esNoticia = await this.isNews(sesion, carpeta, { ...nuevo, fecha });
    const esSpam =
      esNoticia && quien !== undefined && (await this.recepcion.isFromSpammer({ deDireccion: quien.direccion }));
    const { correo, recibido, isNew } = await guardar(leido, {
      bandeja: esSpam ? 'spam' : bandejaOf(papel),
      leido: visto || esPropio,
      destacado,
      esPropio,
    });
    // A mail of the product itself may say that a mail came.
    if (isNew && esNoticia && !esSpam && correo.deDireccion !== this.transport.sender.toLowerCase()) {
      const aviso = { correo, copiaId: recibido.id, hiloId: recibido.hiloId, avatar: null };
      await this.notifier.notify(sesion.tenant.usuarioId, avisoDeCorreo(aviso));
    }
    return { ...nuevo, carpetaId, copiaId: recibido.id, traido: isNew, isNew, mover: isNew && esSpam };
  }

  /** Whether a mail came after the account did, and nobody read it. Of one that was numbered anew, its UID says nothing. */
  private async isNews(
    { externaId, comparadaEn }: Sesion,
    { papel, uidNuevos, isRenumerada }: CarpetaExterna,
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
