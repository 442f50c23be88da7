import { Injectable, Logger } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { Settings } from '../../../common/config/settings.js';
import { cleanFileName } from '../../../common/files/file-name.js';
import { type StoredFile, Uploads } from '../../../common/files/uploads.js';
import { escapeHtml } from '../../../common/input/safe-html.js';
import { CuentaDirectory } from '../../../common/tenancy/cuenta-directory.js';
import { type TenantContext, Transactions } from '../../../common/tenancy/transactions.js';
import { SIN_REMITENTE } from '../correo.entity.js';
import { Direcciones } from '../direcciones.service.js';
import { CuentasExternasRepository } from '../externa/cuentas-externas.repository.js';
import { type Autenticacion, autenticacionDe, isSpam } from '../lectura/autenticacion.js';
import { CorreoReader } from '../lectura/correo-reader.service.js';
import { valoresDe } from '../lectura/headers.js';
import { isAddress, type MimeLeido, minimo, type ParteMime } from '../lectura/mime-leido.js';
import { type CorreoDeAfuera, type Llegada, Recepcion, type Recibido } from '../recepcion.service.js';

const AVISOS: Readonly<Record<NonNullable<MimeLeido['aviso']>, string>> = {
  ilegible: 'Este correo no se pudo leer. Está entero en el archivo adjunto, tal como llegó.',
  largo: 'Este correo es demasiado largo para mostrarlo. Está entero en el archivo adjunto.',
  archivos: 'Este correo tiene más archivos de los que se muestran. Está entero en el último de ellos.',
  destinatarios: 'Este correo tiene más destinatarios de los que se muestran. Está entero en el archivo adjunto.',
  enorme: 'Este correo es demasiado grande para traerlo. Está entero en el servidor de su cuenta.',
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

/** A parsed mail, with the facts of its arrival. */
export interface CorreoLeido {
  /** The id of the delivery. A mail without a Message-ID gets one that is made of this id. */
  id: string;
  leido: MimeLeido;
  /** The bytes of the whole mail, as it came. */
  raw: Buffer;
  /** The address at MAIL_DOMAIN that received the mail. Null for a mail of an external account. */
  direccion: string | null;
  /** The sender of the envelope, as its server said; empty for none. */
  remitente: string;
  recibidoEn: Date;
}

/** Stores a mail in the running transaction. */
export type Guardar = (
  correo: CorreoLeido,
  llegada?: Partial<Llegada>,
) => Promise<{ correo: CorreoDeAfuera; recibido: Recibido; isNew: boolean }>;

/**
 * Reads mails from outside and stores them in mailboxes. A mail that cannot be stored as a mail is stored as a file.
 */
@Injectable()
export class Deposito {
  private readonly logger = new Logger(Deposito.name);

  constructor(
    private readonly lector: CorreoReader,
    private readonly recepcion: Recepcion,
    private readonly uploads: Uploads,
    private readonly directory: CuentaDirectory,
    private readonly direcciones: Direcciones,
    private readonly externas: CuentasExternasRepository,
    private readonly transactions: Transactions,
    private readonly settings: Settings,
  ) {}

  /**
   * Reads a mail. When the mail cannot be shown whole, the whole mail is added as a file. @param id the id of its
   * delivery
   */
  async leer(id: string, raw: Buffer): Promise<MimeLeido> {
    return conOriginal(await this.lector.leer(id, raw), raw);
  }

  /**
   * Stores mails in one transaction of their mailbox. When the database refuses a mail for good, each mail gets a
   * transaction of its own. The refused mail is then stored only as a file. Must not be called inside a transaction.
   * @param work stores, with `guardar`, the mails that it receives
   */
  async store<C extends { correo: CorreoLeido }>(
    tenant: TenantContext,
    cosas: readonly C[],
    work: (cosas: readonly C[], guardar: Guardar) => Promise<void>,
  ): Promise<void> {
    try {
      await this.put(tenant, cosas, work);
    } catch (error) {
      const [first, ...others] = cosas;
      if (!first || !isRefused(error)) {
        throw error;
      }
      if (others.length > 0) {
        for (const cosa of cosas) {
          await this.store(tenant, [cosa], work);
        }
        return;
      }
      const { id, raw } = first.correo;
      this.logger.warn({ err: error, entrada: id }, 'A mail cannot be stored as it is; it is kept as it came.');
      const correo = { ...first.correo, leido: conOriginal(minimo(raw), raw) };
      await this.put(tenant, [{ ...first, correo }], work);
    }
  }

  private put<C extends { correo: CorreoLeido }>(
    tenant: TenantContext,
    cosas: readonly C[],
    work: (cosas: readonly C[], guardar: Guardar) => Promise<void>,
  ): Promise<void> {
    const partes = cosas.flatMap(({ correo }) => correo.leido.partes);
    return this.uploads.receiveAll(
      tenant,
      partes.map(({ contenido }) => chunksOf(contenido)),
      (stored) => {
        const fileOf = new Map(partes.map((parte, index) => [parte, stored[index] as StoredFile]));
        return work(cosas, (correo, llegada) => this.guardar(correo, fileOf, llegada));
      },
    );
  }

  private async guardar(
    leido: CorreoLeido,
    fileOf: ReadonlyMap<ParteMime, StoredFile>,
    llegada?: Partial<Llegada>,
  ): ReturnType<Guardar> {
    const correo = await this.correoOf(leido, llegada?.esPropio ?? false);
    const { partes } = leido.leido;
    const present = await this.recepcion.findPresent(correo, { esPropio: llegada?.esPropio });
    if (present) {
      // The mailbox has the mail already, so its new files belong to no mail.
      await this.discard(partes.map((parte) => fileOf.get(parte) as StoredFile));
      if (leido.direccion !== null) {
        await this.externas.disown(present.id);
      }
      return { correo, recibido: present, isNew: false };
    }
    const recibido = await this.recepcion.add(correo, {
      ...llegada,
      ...((await this.isSpam(leido, correo)) && { bandeja: 'spam' }),
      recibidoEn: leido.recibidoEn,
      adjuntos: partes.map((parte, index) => {
        const file = fileOf.get(parte) as StoredFile;
        const enLinea = parte.enLinea && /^image\/(png|jpeg|gif|webp)$/.test(file.mime);
        return { ...file, nombre: nombreDe(parte, index), enLinea };
      }),
    });
    return { correo, recibido, isNew: true };
  }

  /** Whether a mail belongs into spam. For an external account, the account's own server has decided that. */
  private async isSpam({ direccion, leido }: CorreoLeido, correo: CorreoDeAfuera): Promise<boolean> {
    if (direccion === null) {
      return false;
    }
    return isSpam(leido.cabeceras, this.settings.MAIL_AUTHSERV_ID) || this.recepcion.isFromSpammer(correo);
  }

  private async correoOf(correo: CorreoLeido, esPropio: boolean): Promise<CorreoDeAfuera> {
    const { id, remitente, leido } = correo;
    const { referencias, de, para, cc, responderA, asunto, html, texto, cabeceras, huella, aviso, fecha, messageId } =
      leido;
    const [primero] = de;
    const sobre = remitente.toLowerCase();
    const deDireccion = primero?.direccion ?? (isAddress(sobre) ? sobre : SIN_REMITENTE);
    const deTodos = primero ? de.map(({ direccion }) => direccion) : [deDireccion];
    const texto0 = aviso ? AVISOS[aviso] : null;
    return {
      messageId: messageId ?? `<${id}@${this.settings.MAIL_DOMAIN ?? 'localhost'}>`,
      referencias,
      deNombre: primero?.nombre ?? '',
      deDireccion,
      para,
      cc,
      responderA: responderA.length > 0 ? responderA : null,
      asunto: asunto || (aviso === 'ilegible' ? 'Correo que no se pudo leer' : ''),
      html: texto0 ? `<p><em>${escapeHtml(texto0)}</em></p>${html}` : html,
      texto: texto0 ? `${texto0}\n\n${texto}`.trim() : texto,
      cabeceras,
      huella,
      autenticacion: esPropio ? 'sin_datos' : await this.autenticacionOf(correo, deTodos),
      ...(fecha && { fecha }),
    };
  }

  /** The result of checking the senders. A mail that names a member as its sender, without proof, counts as forged. */
  private async autenticacionOf(correo: CorreoLeido, de: readonly string[]): Promise<Autenticacion> {
    const esDeExterna = await this.isDeExterna(de);
    if (correo.direccion === null) {
      // A mail without the header went through no server: a program of the person put it there.
      const isDelivered = valoresDe(correo.leido.cabeceras, 'received').length > 0;
      return esDeExterna && isDelivered ? 'fallido' : 'sin_datos';
    }
    const servidor = this.settings.MAIL_AUTHSERV_ID;
    const hallada = autenticacionDe(correo.leido.cabeceras, servidor, de);
    const isForged =
      hallada !== 'verificado' && (esDeExterna || this.isOfDominio(de) || (servidor && (await this.isMiembro(de))));
    return isForged ? 'fallido' : hallada;
  }

  private isOfDominio(direcciones: readonly string[]): boolean {
    return direcciones.some((direccion) => this.direcciones.isOfDominio(direccion));
  }

  /** Whether the mail names the person's external account as its sender. */
  private async isDeExterna(de: readonly string[]): Promise<boolean> {
    const externa = await this.externas.find();
    return externa !== null && [externa.direccion, ...externa.alias].some((direccion) => de.includes(direccion));
  }

  private async isMiembro(direcciones: readonly string[]): Promise<boolean> {
    return (await this.directory.miembros()).some(({ email }) => direcciones.includes(email.toLowerCase()));
  }

  /** Releases files that were stored for a mail that the mailbox has already. */
  private async discard(stored: readonly StoredFile[]): Promise<void> {
    const { manager, tenant } = this.transactions;
    await manager.query(
      `insert into subidas (clave, usuario_id, vista_en) select unnest($1::text[]), $2, '-infinity'`,
      [stored.map(({ clave }) => clave), tenant.usuarioId],
    );
  }
}

/** Whether the database would refuse the same mail again: a value is too long, or breaks a check. */
function isRefused(error: unknown): boolean {
  const { code = '' } = error instanceof QueryFailedError ? (error.driverError as { code?: string }) : {};
  return /^22|^(23514|54000)$/.test(code);
}

/** Adds the whole mail as a file when the mail cannot be shown whole. */
function conOriginal(leido: MimeLeido, raw: Buffer): MimeLeido {
  const original = { nombre: 'correo-original.eml', tipo: 'message/rfc822', contenido: raw, enLinea: false };
  return leido.aviso ? { ...leido, partes: [...leido.partes, original] } : leido;
}

function nombreDe({ nombre, tipo }: ParteMime, index: number): string {
  return cleanFileName(nombre) || `Adjunto ${index + 1}${EXTENSIONS[tipo.toLowerCase()] ?? ''}`;
}

const CHUNK = 64 * 1024;

async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += CHUNK) {
    yield bytes.subarray(start, start + CHUNK);
  }
}
