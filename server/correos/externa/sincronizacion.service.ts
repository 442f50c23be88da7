import { Injectable } from '@nestjs/common';
import type { FetchMessageObject, ImapFlow, ListResponse } from 'imapflow';
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
/** What is fetched of a mail that is larger. */
const HEAD_BYTES = 64 * 1024;
const RESOLVED_AT_ONCE = 200;
/** The longest path of a folder, and the most folders; the highest number of a size, and of a modification. */
const MAX_PATH = 1_000;
const MAX_FOLDERS = 1_000;
const MAX_SIZE = 2 ** 31 - 1;
const MAX_MODSEQ = 2n ** 63n - 1n;
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
}

/** A mail at the server, before it is read. */
interface Nuevo extends Marcas {
  uid: number;
  bytes: number;
  messageId: string | null;
  fecha: Date;
}

/** As {@link Nuevo}, once it is read. */
interface NuevoLeido extends Nuevo {
  correo: CorreoLeido;
}

/** Compares the mailbox of a person with that of their server, and makes them the same. */
@Injectable()
export class Sincronizacion {
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
    const startedAt = await this.now(sesion);
    const listed = (await sesion.client.list({ statusQuery: STATUS })).filter(isFollowed);
    const carpetas = listed
      .map((each) => ({ ruta: each.path, papel: papelOf(each), ...statusOf(each) }))
      .toSorted((one, other) => ORDER.indexOf(one.papel) - ORDER.indexOf(other.papel))
      .slice(0, MAX_FOLDERS);
    const rutas = carpetas.map(({ ruta }) => ruta);
    sesion.total = carpetas.reduce((sum, { total }) => sum + total, 0);
    sesion.sincronizados = await this.write(sesion, async () => {
      await this.externos.markOthersAbsent(sesion.externaId, rutas);
      return this.externos.countOf(sesion.externaId);
    });
    sesion.runs++;
    for (const { ruta, papel, state, hasModseq } of carpetas) {
      // Without modifications (CONDSTORE), a mark that changed shows in no number.
      const isDue = !hasModseq && (papel === 'inbox' || sesion.runs % MARKS_EVERY === 0);
      if (isDue || sesion.seen.get(ruta) !== state) {
        await this.readFolder(sesion, ruta, papel);
        sesion.seen.set(ruta, state);
      }
    }
    await this.resolve(sesion, startedAt);
    // After it is known where the server has each mail.
    await this.push(sesion, carpetas);
    await this.write(sesion, async () => {
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
      find: (limit) => this.write(sesion, () => this.externos.findPendientes(sesion.externaId, limit)),
      settle: (hechos, clases) => this.write(sesion, () => this.externos.settle(hechos, clases)),
      forget: (ids) => this.write(sesion, () => this.externos.forget(ids)),
      idOf: (ruta) => this.write(sesion, () => this.externos.findId(sesion.externaId, ruta)),
    });
  }

  private async readFolder(sesion: Sesion, ruta: string, papel: Papel): Promise<void> {
    const { client, externaId, signal } = sesion;
    signal.throwIfAborted();
    const lock = await client.getMailboxLock(ruta);
    try {
      const { mailbox } = client;
      if (!mailbox) {
        return;
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
      const nuevos = await this.compare(sesion, carpeta, conocidos, modseq);
      // The newest first.
      nuevos.sort((one, other) => other - one);
      await this.bringAll(sesion, carpeta, nuevos);
      if (modseq !== undefined && String(modseq) !== carpeta.modseq) {
        await this.write(sesion, () => this.externos.setModseq(carpeta.id, String(modseq)));
      }
    } finally {
      lock.release();
    }
  }

  /** Takes over what became of the mails that are known. @returns the UIDs of the others */
  private async compare(
    sesion: Sesion,
    carpeta: CarpetaExterna,
    conocidos: readonly Conocido[],
    modseq: bigint | undefined,
  ): Promise<number[]> {
    const { client } = sesion;
    const { exists, uidNext } = client.mailbox as { exists: number; uidNext: number };
    const byUid = new Map(conocidos.map((conocido) => [conocido.uid, conocido]));
    const hasModseq = modseq !== undefined && carpeta.modseq !== null;
    const last = conocidos.reduce((most, { uid }) => Math.max(most, uid), 0);
    const isSame = exists === conocidos.length && uidNext <= last + 1;
    if (hasModseq && String(modseq) === carpeta.modseq && isSame) {
      return [];
    }
    const marked =
      exists === 0
        ? []
        : await client.fetchAll(
            '1:*',
            { uid: true, flags: true },
            { uid: true, ...(hasModseq && { changedSince: BigInt(carpeta.modseq ?? 0) }) },
          );
    const all =
      hasModseq && exists > 0
        ? new Set(isSame ? byUid.keys() : (await client.search({ all: true }, { uid: true })) || [])
        : new Set(marked.map(({ uid }) => uid));
    const changed = marked.flatMap(({ uid, flags }): EstadoEnServidor[] => {
      const conocido = byUid.get(uid);
      const marcas = marcasOf(flags);
      return conocido && isOther(conocido, marcas) ? [{ ...marcas, id: conocido.id, uid, carpetaId: carpeta.id }] : [];
    });
    const gone = conocidos.filter(({ uid }) => !all.has(uid)).map(({ id }) => id);
    if (changed.length + gone.length > 0) {
      await this.write(sesion, async () => {
        await this.externos.markAbsent(gone);
        await this.tellChanged(sesion, await this.externos.apply(changed));
      });
    }
    return [...all].filter((uid) => !byUid.has(uid));
  }

  /** Brings mails in. While some are stored, the next ones are read. */
  private async bringAll(sesion: Sesion, carpeta: CarpetaExterna, uids: readonly number[]): Promise<void> {
    let storing: Promise<void> = Promise.resolve();
    try {
      for (let at = 0; at < uids.length; at += BATCH) {
        for (const some of inParts(await this.recognise(sesion, carpeta, uids.slice(at, at + BATCH)))) {
          const read = await this.read(sesion, carpeta, some);
          await storing;
          storing = this.store(sesion, carpeta, read);
          // Its failure is seen by who awaits it.
          storing.catch(() => {});
        }
      }
    } finally {
      await storing;
    }
  }

  /** Finds those that the mailbox has already. @returns the others */
  private async recognise(sesion: Sesion, carpeta: CarpetaExterna, uids: readonly number[]): Promise<Nuevo[]> {
    const { client, externaId, signal } = sesion;
    signal.throwIfAborted();
    const query = { uid: true, flags: true, size: true, internalDate: true, headers: ['message-id'] };
    const nuevos = (await client.fetchAll(rangeOf(uids), query, { uid: true }))
      .filter(({ uid }) => uids.includes(uid))
      .map(toNuevo)
      // Of two that came at one moment, the later one is shown above.
      .toSorted((one, other) => one.uid - other.uid);
    return this.write(sesion, async () => {
      const messageIds = nuevos.flatMap(({ messageId }) => messageId ?? []);
      const iguales = messageIds.length > 0 ? await this.externos.findIguales(externaId, messageIds) : [];
      const { moved, linked, others } = recognise(carpeta.id, nuevos, iguales);
      await this.externos.link(externaId, linked);
      await this.tellChanged(sesion, moved.length > 0 ? await this.externos.apply(moved) : []);
      await this.count(sesion, moved.length + linked.length);
      return others;
    });
  }

  private async read(sesion: Sesion, carpeta: CarpetaExterna, nuevos: readonly Nuevo[]): Promise<NuevoLeido[]> {
    const { client, tenant, signal, externaId } = sesion;
    const isLarge = nuevos.some(({ bytes }) => bytes > MAX_BYTES);
    await this.assertRoom(tenant, isLarge ? HEAD_BYTES : nuevos.reduce((sum, { bytes }) => sum + bytes, 0));
    const found = await fetchSources(
      client,
      nuevos.map(({ uid }) => uid),
      isLarge,
    );
    const sources = new Map(found.map(({ uid, source }) => [uid, source]));
    const leidos: NuevoLeido[] = [];
    for (const nuevo of nuevos) {
      signal.throwIfAborted();
      const raw = sources.get(nuevo.uid);
      if (raw) {
        const entrega = `${externaId}-${carpeta.id}-${carpeta.uidvalidity}-${nuevo.uid}`;
        const leido = isLarge ? { ...ilegible(raw), aviso: 'enorme' as const } : await this.deposito.leer(entrega, raw);
        // One without a Message-ID is recognised by what it says.
        const id = leido.huella.slice(0, 32);
        leidos.push({
          ...nuevo,
          correo: { id, leido, raw, direccion: null, remitente: '', recibidoEn: nuevo.fecha },
        });
      }
    }
    return leidos;
  }

  private async store(sesion: Sesion, carpeta: CarpetaExterna, leidos: readonly NuevoLeido[]): Promise<void> {
    await this.deposito.store(sesion.tenant, leidos, async (some, guardar) => {
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
    const isFromMe = leido.leido.de.some((quien) => quien.direccion === direccion);
    // What comes into the inbox can say to be from anybody.
    const esPropio = papel === 'sent' || (isFromMe && papel !== 'inbox' && papel !== 'spam');
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
    return { ...nuevo, carpetaId, copiaId: recibido.id, traido: isNew };
  }

  private async resolve(sesion: Sesion, before: Date): Promise<void> {
    for (let resolved = RESOLVED_AT_ONCE; resolved === RESOLVED_AT_ONCE; ) {
      const outcome = await this.write(sesion, async () => {
        const done = await this.externos.resolveAbsent(sesion.externaId, before, RESOLVED_AT_ONCE);
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

  /** The clock of the database, by which it is known since when a mail is absent. */
  private async now(sesion: Sesion): Promise<Date> {
    const [{ now }] = await this.write(sesion, () =>
      this.transactions.manager.query('select clock_timestamp() as now'),
    );
    return now;
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

function stateOf({ mailbox }: ImapFlow): string {
  return mailbox ? [mailbox.uidValidity, mailbox.uidNext, mailbox.exists, mailbox.highestModseq].join(' ') : '';
}

/** Fetches whole mails, or the beginning of large ones. A server that cannot give one of them gives the others. */
async function fetchSources(
  client: ImapFlow,
  uids: readonly number[],
  isLarge: boolean,
): Promise<FetchMessageObject[]> {
  const source = isLarge ? { start: 0, maxLength: HEAD_BYTES } : true;
  try {
    return await client.fetchAll(rangeOf(uids), { uid: true, source }, { uid: true });
  } catch (error) {
    if (!client.usable) {
      throw error;
    }
    if (uids.length === 1) {
      return [];
    }
    const found: FetchMessageObject[] = [];
    for (const uid of uids) {
      found.push(...(await fetchSources(client, [uid], isLarge)));
    }
    return found;
  }
}

/** Those of the inbox first: they are what people wait for. What all others have comes last. */
const ORDER: readonly Papel[] = ['inbox', 'sent', 'otra', 'spam', 'trash', 'todos'];

/** Drafts are written here, and folders that only gather what others have are none. */
function isFollowed({ path, flags, specialUse }: ListResponse): boolean {
  return (
    path.length <= MAX_PATH &&
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

function toNuevo({ uid, flags, size, internalDate, headers }: FetchMessageObject): Nuevo {
  const [messageId = ''] = valoresDe(cabecerasDe(headers ?? Buffer.alloc(0)), 'message-id');
  const fecha = new Date(internalDate ?? Number.NaN);
  return {
    uid,
    bytes: Math.min(size ?? 0, MAX_SIZE),
    messageId: isMessageId(messageId) ? messageId : null,
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

/** Finds those that the mailbox has: by their Message-ID and their size. */
function recognise(
  carpetaId: string,
  nuevos: readonly Nuevo[],
  iguales: readonly Igual[],
): { moved: EstadoEnServidor[]; linked: Vinculo[]; others: Nuevo[] } {
  const moved = new Map<string, EstadoEnServidor>();
  const linked: Vinculo[] = [];
  const others: Nuevo[] = [];
  for (const { fecha, ...nuevo } of nuevos) {
    const same = iguales.filter(({ messageId, bytes }) => messageId === nuevo.messageId && bytes === nuevo.bytes);
    const absent = same.find(({ id, isAbsent }) => isAbsent && !moved.has(id));
    const [first] = same;
    if (absent) {
      const { uid, visto, destacado, respondido } = nuevo;
      moved.set(absent.id, { id: absent.id, carpetaId, uid, visto, destacado, respondido });
    } else if (first) {
      linked.push({ ...nuevo, carpetaId, copiaId: first.copiaId, traido: false });
    } else {
      others.push({ ...nuevo, fecha });
    }
  }
  return { moved: [...moved.values()], linked, others };
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
