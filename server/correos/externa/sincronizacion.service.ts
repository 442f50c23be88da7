import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type {
  FetchMessageObject,
  ImapFlow,
  ImapFlowError,
  ListResponse,
  MailboxLockObject,
  MailboxObject,
  NamespacesObject,
  SearchObject,
} from 'imapflow';
import pLimit from 'p-limit';
import { AvisosService } from '../../avisos/avisos.service.js';
import { Notifier } from '../../avisos/notifier.service.js';
import { MailTransport } from '../../common/mail/mail-transport.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { Plan } from '../../plan/plan.service.js';
import { avisoDeCorreo, grupoDeHilo } from '../aviso-de-correo.js';
import { type CorreoLeido, Deposito, type Guardar } from '../entrada/deposito.service.js';
import { cabecerasDe, valoresDe } from '../lectura/cabeceras.js';
import { ilegible, isMessageId } from '../lectura/mime-leido.js';
import { papelOf, rangeOf, rutasPorClase } from './carpetas-externas.js';
import { CuentasExternasRepository } from './cuentas-externas.repository.js';
import { empujar } from './empuje.js';
import {
  type Cambiada,
  type CarpetaExterna,
  type Conocido,
  type EstadoEnServidor,
  ExternosRepository,
  type Igual,
  type Marcas,
  type Papel,
  type Vinculo,
} from './externos.repository.js';

/** How many mails are looked at, and stored, together. */
const BATCH = 50;
/** The most bytes of mails that are held in memory together, and of one mail. */
const BATCH_BYTES = 16 * 1024 ** 2;
const MAX_BYTES = 40 * 1024 ** 2;
/** How many of such parts are read and stored together, of all accounts, and how long one may take. */
const PARTS_AT_ONCE = 8;
const PART_MS = 600_000;
/** What is fetched of a mail that is larger. */
const HEAD_BYTES = 64 * 1024;
const RESOLVED_AT_ONCE = 200;
/** The longest path of a folder, and the most folders; the highest number of a size, and of a modification. */
const MAX_PATH = 1_000;
const MAX_FOLDERS = 1_000;
const MAX_SIZE = 2 ** 31 - 1;
const MAX_MODSEQ = 2n ** 63n - 1n;
/** The most mails of a folder that are followed: the newest ones. */
const MAX_LISTED = 200_000;
/** The most mails that a live event names. */
const MAX_NAMED = 100;
/** What a folder is asked for before it is opened. */
const STATUS = { messages: true, uidNext: true, uidValidity: true, unseen: true, highestModseq: true };
/** How often the marks of folders are compared that do not say whether they changed: each so many times. */
const MARKS_EVERY = 5;
/** How often tabs are told of a first synchronisation: its numbers, and its mails. */
const TELL_PROGRESS_MS = 1_000;
const TELL_MAILS_MS = 5_000;

/** The account is followed by another process, or was changed or removed. */
export class YaNoEsMia extends Error {}

/** The server did not say what it was asked for. Nothing follows from it. */
export class RespuestaCorta extends Error {}

/** There is no room in the plan for more mails. */
export class SinLugar extends Error {}

/** An account that is followed, over a connection. */
export interface Sesion {
  tenant: TenantContext;
  externaId: string;
  /** Of who follows it. */
  token: string;
  direccion: string;
  client: ImapFlow;
  signal: AbortSignal;
  /** Whether its mails are being fetched for the first time. */
  isFirst: boolean;
  total: number;
  sincronizados: number;
  toldProgressAt: number;
  toldMailsAt: number;
  /** How the inbox was when it was last read. */
  inbox: string;
  /** How the folders were before they were last read, by their paths. */
  seen: Map<string, string>;
  /** How often all was compared. */
  runs: number;
  /** What was done, by which it is seen that something goes on; and how much of it waits for others. */
  pasos: number;
  enEspera: number;
}

/** A mail at the server, before it is read. */
interface Nuevo extends Marcas {
  uid: number;
  bytes: number;
  messageId: string | null;
  /** Of some of its headers. */
  cabecera: string;
  fecha: Date;
}

/** As {@link Nuevo}, once it is read. */
interface NuevoLeido extends Nuevo {
  correo: CorreoLeido;
  huella: string;
}

/** Compares the mailbox of a person with that of their server, and makes them the same. */
@Injectable()
export class Sincronizacion {
  private readonly parts = pLimit(PARTS_AT_ONCE);

  constructor(
    private readonly externos: ExternosRepository,
    private readonly cuentas: CuentasExternasRepository,
    private readonly deposito: Deposito,
    private readonly plan: Plan,
    private readonly avisos: AvisosService,
    private readonly notifier: Notifier,
    private readonly transport: MailTransport,
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
  ) {}

  /**
   * Makes both sides the same. What was interrupted goes on where it was: each mail that is stored is remembered with it.
   * Must not be called inside a transaction.
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
      .map((each) => ({ ruta: each.path, papel: papelOf(each), ...statusOf(each) }))
      .toSorted((one, other) => ORDER.indexOf(one.papel) - ORDER.indexOf(other.papel))
      .slice(0, MAX_FOLDERS);
    sesion.total = carpetas.reduce((sum, { total }) => sum + total, 0);
    const releer = await this.write(sesion, async () => {
      await this.externos.markOthersAbsent(sesion.externaId, rutas);
      sesion.sincronizados = await this.externos.countOf(sesion.externaId);
      return new Set(await this.externos.findRutasPorReleer(sesion.externaId));
    });
    sesion.runs++;
    const leidas: string[] = [];
    for (const { ruta, papel, state, hasModseq } of carpetas) {
      // Without modifications (CONDSTORE), a mark that changed shows in no number.
      const isDue = !hasModseq && (papel === 'inbox' || sesion.runs % MARKS_EVERY === 0);
      if (isDue || releer.has(ruta) || sesion.seen.get(ruta) !== state) {
        const id = await this.readFolder(sesion, ruta, papel);
        if (id !== null) {
          leidas.push(id);
          sesion.seen.set(ruta, state);
        }
      }
    }
    await this.resolve(sesion, leidas, rutas);
    // After it is known where the server has each mail.
    await this.push(sesion, carpetas);
    await this.write(sesion, async () => {
      await this.externos.forgetOldPlaces(sesion.externaId);
      await this.externos.removeEmpty(sesion.externaId, rutas);
      await this.cuentas.setSynced(sesion.externaId, await this.externos.countOf(sesion.externaId), sesion.total);
      if (sesion.isFirst) {
        this.realtime.tellUsuario(sesion.tenant.usuarioId, { type: 'mailbox.changed' });
        this.realtime.tellUsuario(sesion.tenant.usuarioId, { type: 'mailbox.account' });
      }
    });
    sesion.isFirst = false;
  }

  /** As {@link run}, for the inbox alone. */
  async runInbox(sesion: Sesion): Promise<void> {
    await this.readFolder(sesion, INBOX, 'inbox');
  }

  /** Opens the inbox. @returns whether it is not as it was when it was read */
  async isInboxOther({ client, inbox }: Sesion): Promise<boolean> {
    const lock = await client.getMailboxLock(INBOX);
    lock.release();
    return stateOf(client) !== inbox;
  }

  /** Whether the server must be asked again at once, since a mail may have been moved while it was asked. */
  needsAnother({ tenant, externaId }: Sesion): Promise<boolean> {
    return this.transactions.tenantTransaction(tenant, () => this.externos.hasAbsent(externaId), { readOnly: true });
  }

  /** Tells the server what the person did. */
  private push(sesion: Sesion, carpetas: readonly { ruta: string; papel: Papel }[]): Promise<void> {
    return empujar({
      client: sesion.client,
      rutas: rutasPorClase(carpetas),
      find: (limit, ids) => this.write(sesion, () => this.externos.findPendientes(sesion.externaId, limit, ids)),
      assertMine: () => this.write(sesion, async () => {}),
      lockOf: (ruta) => lockOf(sesion.client, ruta),
      settle: (hechos, clases) => this.write(sesion, () => this.externos.settle(hechos, clases)),
      forget: (ids) => this.write(sesion, () => this.externos.forget(ids)),
      postpone: (ids) => this.write(sesion, () => this.externos.postpone(ids)),
      idOf: (ruta) => this.write(sesion, () => this.externos.findId(sesion.externaId, ruta)),
    });
  }

  /** @returns the id of the folder; null when the server did not show all of it */
  private async readFolder(sesion: Sesion, ruta: string, papel: Papel): Promise<string | null> {
    const { client, externaId, signal } = sesion;
    signal.throwIfAborted();
    const lock = await lockOf(client, ruta);
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
      const opened = { ruta, papel, uidvalidity: Number(mailbox.uidValidity), uidNuevos: mailbox.uidNext };
      const [carpeta, conocidos] = await this.write(sesion, async () => {
        const one = await this.externos.open(externaId, opened);
        return [one, await this.externos.findConocidos(one.id)] as const;
      });
      const { noModseq, highestModseq = 0n } = mailbox;
      const modseq = noModseq || highestModseq <= 0n || highestModseq > MAX_MODSEQ ? undefined : highestModseq;
      const { nuevos, isWhole } = await this.compare(sesion, carpeta, conocidos, modseq);
      // The newest first.
      nuevos.sort((one, other) => other - one);
      await this.bringAll(sesion, carpeta, nuevos);
      await this.write(sesion, async () => {
        if (modseq !== undefined && String(modseq) !== carpeta.modseq) {
          await this.externos.setModseq(carpeta.id, String(modseq));
        }
        if (isWhole) {
          await this.externos.countRead(carpeta.id);
        }
      });
      return isWhole ? carpeta.id : null;
    } finally {
      lock.release();
    }
  }

  /**
   * Takes over what became of the mails that are known.
   * @returns the UIDs of the others, and whether the server showed as many as it has
   */
  private async compare(
    sesion: Sesion,
    carpeta: CarpetaExterna,
    conocidos: readonly Conocido[],
    modseq: bigint | undefined,
  ): Promise<{ nuevos: number[]; isWhole: boolean }> {
    const { client } = sesion;
    const { exists, uidNext } = client.mailbox as MailboxObject;
    const byUid = new Map(conocidos.map((conocido) => [conocido.uid, conocido]));
    const hasModseq = modseq !== undefined && carpeta.modseq !== null;
    const last = conocidos.reduce((most, { uid }) => Math.max(most, uid), 0);
    const isSame = exists === conocidos.length && uidNext <= last + 1;
    if (hasModseq && String(modseq) === carpeta.modseq && isSame) {
      return { nuevos: [], isWhole: true };
    }
    const marked = await fetchMarcas(client, exists, hasModseq ? BigInt(carpeta.modseq ?? 0) : undefined);
    const deleted = new Set(marked.filter(({ isDeleted }) => isDeleted).map(({ uid }) => uid));
    let listed = marked.map(({ uid }) => uid);
    if (hasModseq && exists > 0) {
      const isKnown = isSame && deleted.size === 0;
      listed = isKnown ? [...byUid.keys()] : (await search(client, { all: true })).slice(-MAX_LISTED);
      for (const uid of isKnown ? [] : await search(client, { deleted: true })) {
        deleted.add(uid);
      }
    }
    // Some may have been removed since it was opened.
    const { exists: left } = client.mailbox as MailboxObject;
    const isWhole = listed.length >= Math.min(exists, left, MAX_LISTED);
    const oldest = exists > MAX_LISTED ? listed.reduce((least, uid) => Math.min(least, uid), MAX_SIZE * 2) : 0;
    // What is only to be removed is not shown by other programs either.
    const all = new Set(listed.filter((uid) => !deleted.has(uid)));
    const changed = marked.flatMap(({ uid, isDeleted, ...marcas }): EstadoEnServidor[] => {
      const conocido = isDeleted ? undefined : byUid.get(uid);
      return conocido && isOther(conocido, marcas) ? [{ ...marcas, id: conocido.id, uid, carpetaId: carpeta.id }] : [];
    });
    const isGone = ({ uid }: Conocido) => deleted.has(uid) || (isWhole && uid >= oldest && !all.has(uid));
    const gone = conocidos.filter(isGone).map(({ id }) => id);
    if (changed.length + gone.length > 0) {
      await this.write(sesion, async () => {
        await this.externos.markAbsent(gone);
        await this.tellChanged(sesion, await this.externos.apply(changed));
      });
    }
    return { nuevos: [...all].filter((uid) => !byUid.has(uid)), isWhole };
  }

  /** Brings mails in. While some are stored, the next ones are read. */
  private async bringAll(sesion: Sesion, carpeta: CarpetaExterna, uids: readonly number[]): Promise<void> {
    let storing: Promise<void> = Promise.resolve();
    try {
      for (let at = 0; at < uids.length; at += BATCH) {
        const parts = inParts(await this.recognise(sesion, carpeta, uids.slice(at, at + BATCH)));
        for (let part = parts.shift(); part; part = parts.shift()) {
          const { read, stored } = this.bring(sesion, carpeta, part, storing);
          storing = stored;
          const left = await read;
          parts.unshift(...(left.length > 0 ? [left] : []));
        }
      }
    } finally {
      await storing;
    }
  }

  /** Finds those that were moved within the server, by what they are. @returns the others */
  private async recognise(sesion: Sesion, carpeta: CarpetaExterna, uids: readonly number[]): Promise<Nuevo[]> {
    const { client, externaId, signal } = sesion;
    signal.throwIfAborted();
    const nuevos = (await fetchNuevos(client, uids))
      // Of two that came at one moment, the later one is shown above.
      .toSorted((one, other) => one.uid - other.uid);
    return this.write(sesion, async () => {
      const messageIds = nuevos.flatMap(({ messageId }) => messageId ?? []);
      const ausentes = messageIds.length > 0 ? await this.externos.findAusentes(externaId, messageIds) : [];
      const { moved, others } = recognise(
        nuevos,
        ausentes,
        (one, other) =>
          one.messageId === other.messageId && one.bytes === other.bytes && one.cabecera === other.cabecera,
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
    return this.write(sesion, async () => {
      const mismos = await this.externos.findMismos(
        sesion.externaId,
        leidos.map(({ huella }) => huella),
      );
      const { moved, linked, others } = recognise(leidos, mismos, (one, other) => one.huella === other.huella);
      const vinculos = linked.map(({ nuevo: { fecha, correo, ...nuevo }, igual: { copiaId, traido } }) => ({
        ...nuevo,
        ...{ carpetaId: carpeta.id, copiaId, traido, isNew: false },
      }));
      await this.externos.link(sesion.externaId, vinculos);
      await this.count(sesion, vinculos.length);
      await this.takeOver(sesion, carpeta, moved);
      return others;
    });
  }

  /** Records where mails are that were absent. */
  private async takeOver(sesion: Sesion, { id: carpetaId }: CarpetaExterna, moved: Reconocidos<Nuevo>): Promise<void> {
    if (moved.length > 0) {
      const estados = moved.map(({ nuevo: { uid, visto, destacado, respondido }, igual: { id } }) => ({
        ...{ id, carpetaId, uid, visto, destacado, respondido },
      }));
      await this.tellChanged(sesion, await this.externos.apply(estados));
      await this.count(sesion, estados.length);
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
      const timer = setTimeout(() => sesion.client.close(), PART_MS);
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
      await this.assertMine(sesion);
      const vinculos: Vinculo[] = [];
      for (const leido of some) {
        vinculos.push(await this.keep(sesion, carpeta, leido, guardar));
      }
      await this.externos.link(sesion.externaId, vinculos);
      await this.count(sesion, vinculos.length);
      this.tellMails(
        sesion,
        vinculos.flatMap(({ copiaId }) => copiaId ?? []),
      );
    });
  }

  private async keep(
    { tenant, direccion }: Sesion,
    { id: carpetaId, papel, uidNuevos }: CarpetaExterna,
    { fecha, correo: leido, ...nuevo }: NuevoLeido,
    guardar: Guardar,
  ): Promise<Vinculo> {
    const [quien, otro] = leido.leido.de;
    // What comes into other folders can say to be from anybody.
    const esPropio = papel === 'sent' && quien?.direccion === direccion && !otro;
    const bandeja = papel === 'spam' || papel === 'trash' ? papel : 'inbox';
    const { visto, destacado } = nuevo;
    const { correo, recibido, isNew } = await guardar(leido, {
      bandeja,
      leido: visto || esPropio,
      destacado,
      esPropio,
    });
    if (isNew && papel === 'inbox' && nuevo.uid >= uidNuevos && !visto) {
      // A mail of the product itself may say that a mail came.
      if (correo.deDireccion !== this.transport.sender.toLowerCase()) {
        const aviso = { correo, copiaId: recibido.id, hiloId: recibido.hiloId, avatar: null };
        await this.notifier.notify(tenant.usuarioId, avisoDeCorreo(aviso));
      }
    }
    return { ...nuevo, carpetaId, copiaId: recibido.id, traido: isNew, isNew };
  }

  private async resolve(sesion: Sesion, leidas: readonly string[], rutas: readonly string[]): Promise<void> {
    for (let resolved = RESOLVED_AT_ONCE; resolved === RESOLVED_AT_ONCE; ) {
      const outcome = await this.write(sesion, async () => {
        const done = await this.externos.resolveAbsent(sesion.externaId, leidas, rutas, RESOLVED_AT_ONCE);
        this.tellMails(sesion, done.ids);
        return done;
      });
      resolved = outcome.resolved;
    }
  }

  private async assertRoom(tenant: TenantContext, bytes: number): Promise<void> {
    const { plan, uso } = await this.transactions.tenantTransaction(tenant, () => this.plan.get(), { readOnly: true });
    if (uso.almacenamientoBytes + bytes > plan.almacenamientoBytes) {
      throw new SinLugar('There is no room in the plan.');
    }
  }

  /** Runs `work` in a transaction, unless somebody else follows the account by now. */
  private write<T>(sesion: Sesion, work: () => Promise<T>): Promise<T> {
    sesion.pasos++;
    return this.transactions.tenantTransaction(sesion.tenant, async () => {
      await this.assertMine(sesion);
      return work();
    });
  }

  private async assertMine({ externaId, token }: Sesion): Promise<void> {
    if (!(await this.cuentas.isHeld(externaId, token))) {
      throw new YaNoEsMia('The account is followed by another one, or no more.');
    }
  }

  private async count(sesion: Sesion, more: number): Promise<void> {
    sesion.sincronizados += more;
    if (sesion.isFirst && more > 0 && Date.now() - sesion.toldProgressAt >= TELL_PROGRESS_MS) {
      sesion.toldProgressAt = Date.now();
      await this.cuentas.setProgress(sesion.externaId, sesion.sincronizados, sesion.total);
      this.realtime.tellUsuario(sesion.tenant.usuarioId, { type: 'mailbox.account' });
    }
  }

  /** Tells of mails that the server changed. Those that were read there are no news here. */
  private async tellChanged(sesion: Sesion, changed: readonly Cambiada[]): Promise<void> {
    this.tellMails(
      sesion,
      changed.map(({ id }) => id),
    );
    const read = changed.filter(({ leido }) => leido).map(({ hiloId }) => grupoDeHilo(hiloId));
    if (read.length > 0) {
      await this.avisos.readGroups('mensaje', [...new Set(read)]);
    }
  }

  private tellMails(sesion: Sesion, mails: string[]): void {
    if (mails.length === 0 || (sesion.isFirst && Date.now() - sesion.toldMailsAt < TELL_MAILS_MS)) {
      return;
    }
    sesion.toldMailsAt = Date.now();
    const isNamed = !sesion.isFirst && mails.length <= MAX_NAMED;
    this.realtime.tellUsuario(sesion.tenant.usuarioId, { type: 'mailbox.changed', ...(isNamed && { mails }) });
  }
}

const INBOX = 'INBOX';

/** Opens a folder. @returns null when the server does not let one open it */
async function lockOf(client: ImapFlow, ruta: string): Promise<MailboxLockObject | null> {
  try {
    return await client.getMailboxLock(ruta);
  } catch (error) {
    if (client.usable && (error as ImapFlowError).responseStatus === 'NO') {
      return null;
    }
    throw error;
  }
}

/** The UIDs of the open folder that are so. @throws RespuestaCorta when the server does not say them */
async function search(client: ImapFlow, query: SearchObject): Promise<number[]> {
  const uids = await client.search(query, { uid: true });
  if (!uids) {
    throw new RespuestaCorta('The server refuses to search.');
  }
  return uids;
}

/** The marks of the mails in the open folder, or of those that changed. */
async function fetchMarcas(
  client: ImapFlow,
  exists: number,
  changedSince: bigint | undefined,
): Promise<(Marcas & { uid: number; isDeleted: boolean })[]> {
  const found: (Marcas & { uid: number; isDeleted: boolean })[] = [];
  if (exists > 0) {
    const isAll = exists <= MAX_LISTED;
    const range = isAll ? '1:*' : `${exists - MAX_LISTED + 1}:*`;
    const options = { uid: isAll, ...(changedSince !== undefined && { changedSince }) };
    for await (const { uid, flags } of client.fetch(range, { uid: true, flags: true }, options)) {
      if (found.length >= 2 * MAX_LISTED) {
        throw new RespuestaCorta('The server shows more mails than it has.');
      }
      const isDeleted = [...(flags ?? [])].some((flag) => flag.toLowerCase() === '\\deleted');
      found.push({ uid, isDeleted, ...marcasOf(flags) });
    }
  }
  return found;
}

/** What mails are, before they are read. */
async function fetchNuevos(client: ImapFlow, uids: readonly number[]): Promise<Nuevo[]> {
  const query = { uid: true, flags: true, size: true, internalDate: true, headers: CABECERAS };
  const wanted = new Set(uids);
  const found: Nuevo[] = [];
  for await (const each of client.fetch(rangeOf(uids), query, { uid: true })) {
    if (wanted.delete(each.uid)) {
      found.push(toNuevo(each));
    }
  }
  return found;
}

function stateOf({ mailbox }: ImapFlow): string {
  return mailbox ? [mailbox.uidValidity, mailbox.uidNext, mailbox.exists, mailbox.highestModseq].join(' ') : '';
}

/**
 * Fetches whole mails, or the beginning of large ones. A server that cannot give one of them gives the others. When they
 * are larger than the server said, some are left.
 */
async function fetchSources(
  client: ImapFlow,
  uids: readonly number[],
  isLarge: boolean,
): Promise<{ sources: Map<number, Buffer>; left: Set<number>; bytes: number }> {
  const query = { uid: true, source: isLarge ? { start: 0, maxLength: HEAD_BYTES } : true };
  const sources = new Map<number, Buffer>();
  const left = new Set(uids);
  let bytes = 0;
  const add = async (range: readonly number[]) => {
    for await (const { uid, source } of client.fetch(rangeOf(range), query, { uid: true })) {
      if (source && left.delete(uid)) {
        sources.set(uid, source);
        bytes += source.length;
      }
      if (bytes > BATCH_BYTES) {
        return;
      }
    }
    // What is not there any more.
    for (const uid of range) {
      left.delete(uid);
    }
  };
  try {
    await add(uids);
  } catch (error) {
    assertUsable(client, error);
    for (const uid of left) {
      if (bytes <= BATCH_BYTES) {
        await add([uid]).catch((err) => assertUsable(client, err));
        left.delete(uid);
      }
    }
  }
  return { sources, left, bytes };
}

/** @throws the error, when the connection is gone */
function assertUsable(client: ImapFlow, error: unknown): void {
  if (!client.usable) {
    throw error;
  }
}

/** Those of the inbox first: they are what people wait for. What all others have comes last. */
const ORDER: readonly Papel[] = ['inbox', 'sent', 'otra', 'spam', 'trash', 'todos'];

/** Drafts are written here, and folders that only gather what others have are none. Those of other people are not read. */
function isFollowed({ path, flags, specialUse }: ListResponse, namespaces: NamespacesObject | undefined): boolean {
  const ajenos = [...(namespaces?.other || []), ...(namespaces?.shared || [])].map(({ prefix }) => prefix);
  return (
    path.length <= MAX_PATH &&
    !ajenos.some((prefix) => prefix !== '' && (path.startsWith(prefix) || path === prefix.slice(0, -1))) &&
    !flags.has('\\Noselect') &&
    !flags.has('\\NonExistent') &&
    !['\\Drafts', '\\Flagged', '\\Important'].includes(specialUse ?? '')
  );
}

function statusOf({ path, status }: ListResponse): { total: number; state: string; hasModseq: boolean } {
  const { messages = 0, uidNext, uidValidity, unseen, highestModseq } = status ?? { path };
  return {
    total: messages,
    state: [uidValidity, uidNext, messages, unseen, highestModseq].join(' '),
    hasModseq: highestModseq !== undefined && highestModseq > 0n,
  };
}

/** The headers by which a mail is recognised without being read. */
const CABECERAS = ['message-id', 'from', 'date', 'subject'];

function toNuevo({ uid, flags, size, internalDate, headers }: FetchMessageObject): Nuevo {
  const cabeceras = cabecerasDe(headers ?? Buffer.alloc(0));
  const [messageId = ''] = valoresDe(cabeceras, 'message-id');
  const named = JSON.stringify(CABECERAS.map((name) => valoresDe(cabeceras, name)));
  const fecha = new Date(internalDate ?? Number.NaN);
  return {
    uid,
    bytes: Math.min(size ?? 0, MAX_SIZE),
    messageId: isMessageId(messageId) ? messageId : null,
    cabecera: createHash('sha256').update(named).digest('hex'),
    fecha: fecha.getTime() > 0 && fecha.getTime() < Date.now() ? fecha : new Date(),
    ...marcasOf(flags),
  };
}

function marcasOf(flags: Set<string> = new Set()): Marcas {
  const low = new Set([...flags].map((flag) => flag.toLowerCase()));
  return { visto: low.has('\\seen'), destacado: low.has('\\flagged'), respondido: low.has('\\answered') };
}

function isOther(one: Marcas, other: Marcas): boolean {
  return one.visto !== other.visto || one.destacado !== other.destacado || one.respondido !== other.respondido;
}

type Reconocidos<N> = { nuevo: N; igual: Igual }[];

/** Finds those that are known: each absent one is found once. */
function recognise<N extends Nuevo>(
  nuevos: readonly N[],
  iguales: readonly Igual[],
  isSame: (nuevo: N, igual: Igual) => boolean,
): { moved: Reconocidos<N>; linked: Reconocidos<N>; others: N[] } {
  const moved: Reconocidos<N> = [];
  const linked: Reconocidos<N> = [];
  const others: N[] = [];
  const left = new Set(iguales);
  for (const nuevo of nuevos) {
    const same = iguales.filter((igual) => isSame(nuevo, igual));
    const absent = same.find((igual) => igual.isAbsent && left.delete(igual));
    const [igual] = same;
    if (absent) {
      moved.push({ nuevo, igual: absent });
    } else if (igual) {
      linked.push({ nuevo, igual });
    } else {
      others.push(nuevo);
    }
  }
  return { moved, linked, others };
}

/** Splits mails so that each part can be held in memory. One that is too large is alone. */
function inParts(nuevos: readonly Nuevo[]): Nuevo[][] {
  const parts: Nuevo[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const nuevo of nuevos) {
    bytes += nuevo.bytes;
    if (bytes > BATCH_BYTES) {
      parts.push([]);
      bytes = nuevo.bytes;
    }
    parts.at(-1)?.push(nuevo);
  }
  return parts;
}
