import { buffer } from 'node:stream/consumers';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { Notifier } from '../../avisos/notifier.service.js';
import { Settings } from '../../common/config/settings.js';
import { cleanFileName } from '../../common/files/file-name.js';
import { FileStorage } from '../../common/files/file-storage.js';
import { type StoredFile, Uploads } from '../../common/files/uploads.js';
import { escapeHtml } from '../../common/input/safe-html.js';
import { type JobRun, Jobs } from '../../common/jobs/jobs.js';
import { MailTransport } from '../../common/mail/mail-transport.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { avisoDeCorreo } from '../aviso-de-correo.js';
import { Direcciones } from '../direcciones.service.js';
import { type Autenticacion, autenticacionDe } from '../lectura/autenticacion.js';
import { LectorDeCorreos } from '../lectura/lector.service.js';
import { isAddress, type MimeLeido, minimo, type Parte } from '../lectura/mime-leido.js';
import { type CorreoDeAfuera, Recepcion } from '../recepcion.service.js';
import { type Entrada, EntradasRepository } from './entradas.repository.js';

const QUEUE = 'correos-entrada';
/** How long after its last try a mail is tried again. */
const AGAIN_MS = 3_600_000;

const AVISOS: Readonly<Record<NonNullable<MimeLeido['aviso']>, string>> = {
  ilegible: 'Este correo no se pudo leer. Está entero en el archivo adjunto, tal como llegó.',
  largo: 'Este correo es demasiado largo para mostrarlo. Está entero en el archivo adjunto.',
  archivos: 'Este correo tiene más archivos de los que se muestran. Está entero en el último de ellos.',
};

const EXTENSIONS: Readonly<Record<string, string>> = {
  'message/rfc822': '.eml',
  'text/calendar': '.ics',
  'text/vcard': '.vcf',
  'text/plain': '.txt',
  'text/html': '.html',
  'application/pdf': '.pdf',
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/jpg': '.jpg',
  'image/gif': '.gif',
  'image/webp': '.webp',
};

/** Puts mails that were accepted into their mailboxes, each once, however often the job runs. */
@Injectable()
export class Entregas implements OnModuleInit {
  private readonly logger = new Logger(Entregas.name);

  constructor(
    private readonly jobs: Jobs,
    private readonly entradas: EntradasRepository,
    private readonly lector: LectorDeCorreos,
    private readonly recepcion: Recepcion,
    private readonly storage: FileStorage,
    private readonly uploads: Uploads,
    private readonly notifier: Notifier,
    private readonly transport: MailTransport,
    private readonly directory: CuentaDirectory,
    private readonly direcciones: Direcciones,
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
    private readonly settings: Settings,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.define<{ id: string }>(QUEUE, { concurrency: 2, handler: (run) => this.deliver(run) });
    await this.jobs.define<{ id: string }>(`${QUEUE}-perdida`, { handler: ({ data }) => this.tryLater(data) });
  }

  /** Delivers a mail to the mailboxes that it has not reached. @throws Error while there are such mailboxes */
  async deliver({ data: { id }, signal }: Pick<JobRun<{ id: string }>, 'data' | 'signal'>): Promise<void> {
    const pending = await this.entradas.findPending(id);
    const [first] = pending;
    if (!first) {
      return;
    }
    const raw = await buffer(this.storage.contentOf(first.clave));
    const leido = conOriginal(await this.lector.leer(id, raw), raw);
    const failures: unknown[] = [];
    for (const entrada of pending) {
      signal.throwIfAborted();
      // One mailbox must not keep a mail from the others.
      await this.deliverTo(entrada, leido, raw).catch((error) => failures.push(error));
    }
    if (failures.length > 0) {
      throw new Error('A mail did not reach all its mailboxes.', { cause: failures[0] });
    }
  }

  /** Keeps a mail whose last try ended: it was accepted, so it is never given up. */
  private async tryLater({ id }: { id: string }): Promise<void> {
    if ((await this.entradas.findPending(id)).length > 0) {
      this.logger.error({ entrada: id }, 'A mail that was accepted cannot be stored; it is tried again in an hour.');
      await this.transactions.platform(() =>
        this.jobs.send(QUEUE, { id }, { singletonKey: id, startAfter: new Date(Date.now() + AGAIN_MS) }),
      );
    }
  }

  /** Delivers a mail, or as a file alone what the database will never take as it is. */
  private async deliverTo(entrada: Entrada, leido: MimeLeido, raw: Buffer): Promise<void> {
    try {
      await this.put(entrada, leido);
    } catch (error) {
      if (!isRefused(error)) {
        throw error;
      }
      this.logger.warn({ err: error, entrada: entrada.id }, 'A mail cannot be stored as it is; it is kept as it came.');
      await this.put(entrada, conOriginal(minimo(raw), raw));
    }
  }

  private async put(entrada: Entrada, leido: MimeLeido): Promise<void> {
    const tenant = await this.directory.tenantOf(entrada.cuentaId, entrada.usuarioId);
    await this.uploads.receiveAll(
      tenant,
      leido.partes.map(({ contenido }) => chunksOf(contenido)),
      async (stored) => {
        if (!(await this.entradas.claim(entrada.id))) {
          throw new Error('Another run has delivered the mail.');
        }
        await this.store(entrada, leido, stored);
      },
    );
  }

  private async store(entrada: Entrada, leido: MimeLeido, stored: readonly StoredFile[]): Promise<void> {
    const correo = await this.correoOf(entrada, leido);
    const recibido = await this.recepcion.receive(correo, {
      recibidoEn: entrada.recibidaEn,
      adjuntos: stored.map((file, index) => {
        const parte = leido.partes[index] as Parte;
        const enLinea = parte.enLinea && /^image\/(png|jpeg|gif|webp)$/.test(file.mime);
        return { ...file, nombre: nombreDe(parte, index), enLinea };
      }),
    });
    if (!recibido) {
      // Its files are left to nobody.
      await this.discard(stored);
      return;
    }
    const { usuarioId } = entrada;
    this.realtime.tellUsuario(usuarioId, { type: 'mailbox.changed', mails: [recibido.id] });
    // A mail of the product itself may say that a mail came.
    if (correo.deDireccion !== this.transport.sender.toLowerCase()) {
      const aviso = { correo, copiaId: recibido.id, hiloId: recibido.hiloId, avatar: null };
      await this.notifier.notify(usuarioId, avisoDeCorreo(aviso));
    }
  }

  private async correoOf({ id, remitente }: Entrada, leido: MimeLeido): Promise<CorreoDeAfuera> {
    const { referencias, de, para, cc, asunto, html, texto, cabeceras, huella, aviso, fecha, messageId } = leido;
    const [primero] = de;
    const sobre = remitente.toLowerCase();
    const deDireccion = primero?.direccion ?? (isAddress(sobre) ? sobre : 'sin-remitente@invalid');
    const deTodos = primero ? de.map(({ direccion }) => direccion) : [deDireccion];
    const texto0 = aviso ? AVISOS[aviso] : null;
    return {
      messageId: messageId ?? `<${id}@${this.settings.MAIL_DOMAIN ?? 'localhost'}>`,
      referencias,
      deNombre: primero?.nombre ?? '',
      deDireccion,
      para,
      cc,
      asunto: asunto || (aviso === 'ilegible' ? 'Correo que no se pudo leer' : ''),
      html: texto0 ? `<p><em>${escapeHtml(texto0)}</em></p>${html}` : html,
      texto: texto0 ? `${texto0}\n\n${texto}`.trim() : texto,
      cabeceras,
      huella,
      autenticacion: await this.autenticacionOf(cabeceras, deTodos),
      ...(fecha && { fecha }),
    };
  }

  /** What is found of the senders. Who says to be one of us, and is not known to be, is taken for forged. */
  private async autenticacionOf(cabeceras: MimeLeido['cabeceras'], de: readonly string[]): Promise<Autenticacion> {
    const servidor = this.settings.MAIL_AUTHSERV_ID;
    const hallada = autenticacionDe(cabeceras, servidor, de);
    const isForged = hallada !== 'verificado' && (this.isOfDominio(de) || (servidor && (await this.isMiembro(de))));
    return isForged ? 'fallido' : hallada;
  }

  private isOfDominio(direcciones: readonly string[]): boolean {
    return direcciones.some((direccion) => this.direcciones.isOfDominio(direccion));
  }

  private async isMiembro(direcciones: readonly string[]): Promise<boolean> {
    return (await this.directory.miembros()).some(({ email }) => direcciones.includes(email.toLowerCase()));
  }

  /** Lets go of files that were stored for a mail that the mailbox has already. */
  private async discard(stored: readonly StoredFile[]): Promise<void> {
    const { manager, tenant } = this.transactions;
    await manager.query(
      `insert into subidas (clave, usuario_id, vista_en) select unnest($1::text[]), $2, '-infinity'`,
      [stored.map(({ clave }) => clave), tenant.usuarioId],
    );
  }
}

/** Whether the database will refuse the same again: what is too long, or against a check. */
function isRefused(error: unknown): boolean {
  const { code = '' } = error instanceof QueryFailedError ? (error.driverError as { code?: string }) : {};
  return /^22|^(23514|54000)$/.test(code);
}

/** A mail that is not shown whole brings the whole one along. */
function conOriginal(leido: MimeLeido, raw: Buffer): MimeLeido {
  const original = { nombre: 'correo-original.eml', tipo: 'message/rfc822', contenido: raw, enLinea: false };
  return leido.aviso ? { ...leido, partes: [...leido.partes, original] } : leido;
}

function nombreDe({ nombre, tipo }: Parte, index: number): string {
  return cleanFileName(nombre) || `adjunto-${index + 1}${EXTENSIONS[tipo.toLowerCase()] ?? ''}`;
}

const CHUNK = 64 * 1024;

async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += CHUNK) {
    yield bytes.subarray(start, start + CHUNK);
  }
}
