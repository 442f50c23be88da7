import { Readable } from 'node:stream';
import { domainToASCII } from 'node:url';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { SendMailOptions } from 'nodemailer';
import { publicUrlOf, Settings } from '../../common/config/settings.js';
import { FileStorage } from '../../common/files/file-storage.js';
import { cleanLine } from '../../common/input/clean-text.js';
import { type JobRun, Jobs } from '../../common/jobs/jobs.js';
import { MailTransport } from '../../common/mail/mail-transport.js';
import { refusalForGood } from '../../common/mail/refusal.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { ROL } from '../../vocabulario/roles.js';
import { BorradoresRepository } from './borradores.repository.js';
import type { Correo, Destinatario } from './correo.entity.js';
import type { CorreoAdjunto } from './correo-adjunto.entity.js';
import { CorreoAdjuntosRepository } from './correo-adjuntos.repository.js';
import type { EnvioDto } from './correos.dto.js';
import { Direcciones } from './direcciones.service.js';
import { EnviosRepository } from './envios.repository.js';
import { ClaveRechazada } from './externa/conexiones-externas.service.js';
import type { CuentaExterna } from './externa/cuentas-externas.repository.js';
import { EnvioExterno } from './externa/envio-externo.service.js';

const QUEUE = 'correos-smtp';
const KEPT = 'correos-externos-enviados';
/** The time in which a server may put a sent mail into its folder by itself. */
const KEPT_AFTER_MS = 5_000;
const MAX_MOTIVO = 300;
const SIN_RESPUESTA = 'El servidor de correo no respondió.';

/** The data of a job that hands a mail to the server outside. */
interface Envio {
  cuentaId: string;
  usuarioId: string;
  correoId: string;
}

/** The data of a job that puts a mail into its external account's folder of sent mails. */
interface Guardado extends Envio {
  externaId: string;
}

/** A mail with all that its message needs. */
interface Escrito {
  correo: Correo;
  archivos: CorreoAdjunto[];
  /** The addresses that, outside the product, replace the e-mails with which members sign in. */
  principales: ReadonlyMap<string, string>;
  /** The external account through which the mail leaves; null for none. */
  externa: CuentaExterna | null;
  /** Whether the address of the sender is the author's address at MAIL_DOMAIN. */
  isDeAlias: boolean;
}

/** A mail with the addresses to which it has not gone yet. */
interface Pendiente extends Escrito {
  direcciones: string[];
}

/**
 * Hands mails to the server outside, for the addresses that no member has. The outcome for each address is stored after
 * the server's answer. When the process dies in between, the mail is sent again with the same Message-ID.
 */
@Injectable()
export class EnviosService implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly envios: EnviosRepository,
    private readonly borradores: BorradoresRepository,
    private readonly adjuntos: CorreoAdjuntosRepository,
    private readonly direcciones: Direcciones,
    private readonly storage: FileStorage,
    private readonly transport: MailTransport,
    private readonly externo: EnvioExterno,
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
    private readonly settings: Settings,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.define<Envio>(QUEUE, { concurrency: 2, handler: (run) => this.send(run) });
    await this.jobs.define<Envio>(`${QUEUE}-perdida`, { handler: ({ data }) => this.giveUp(data) });
    await this.jobs.define<Guardado>(KEPT, { handler: ({ data }) => this.keep(data) });
  }

  /** Sends a mail of the running user to addresses outside, after the transaction is committed. */
  async add(correoId: string, direcciones: readonly string[]): Promise<void> {
    if (direcciones.length > 0) {
      const { cuentaId, usuarioId } = this.transactions.tenant;
      await this.envios.insert(correoId, direcciones);
      await this.jobs.send(QUEUE, { cuentaId, usuarioId, correoId } satisfies Envio, { singletonKey: correoId });
    }
  }

  /** Tries once to send a mail. @throws Error when an address must be tried again */
  async send({ data, isLastTry, signal }: Pick<JobRun<Envio>, 'data' | 'isLastTry' | 'signal'>): Promise<void> {
    const { cuentaId, usuarioId, correoId } = data;
    // The job needs no permission of a role, so it takes the lowest one.
    const tenant = { cuentaId, usuarioId, rolId: ROL.lectura };
    const pendiente = await this.transactions.tenantTransaction(tenant, () => this.findPending(correoId), {
      readOnly: true,
    });
    if (!pendiente) {
      return;
    }
    const failures = await this.deliver(tenant, pendiente, signal);
    const destinos = pendiente.direcciones.map((direccion) => destinoOf(direccion, failures, isLastTry));
    await this.record(data, destinos, pendiente.externa?.id);
    const queued = destinos.find(({ estado }) => estado === 'en_cola');
    if (queued) {
      const cause = failures.get(enSobre(queued.direccion));
      throw new Error('A mail is to be tried again for some of its addresses.', { cause });
    }
  }

  /** Records that a mail was not delivered, when the last try ended without a result. */
  private async giveUp({ cuentaId, usuarioId, correoId }: Envio): Promise<void> {
    const tenant = { cuentaId, usuarioId, rolId: ROL.lectura };
    const queued = await this.transactions.tenantTransaction(tenant, () => this.envios.findQueued(correoId), {
      readOnly: true,
    });
    await this.record(
      { cuentaId, usuarioId, correoId },
      queued.map((direccion) => ({ direccion, estado: 'rechazado', motivo: SIN_RESPUESTA })),
    );
  }

  private async findPending(correoId: string): Promise<Pendiente | null> {
    const direcciones = await this.envios.findQueued(correoId);
    if (direcciones.length === 0) {
      return null;
    }
    const escrito = await this.findEscrito(correoId, await this.externo.find());
    return escrito && { ...escrito, direcciones };
  }

  private async findEscrito(correoId: string, externa: CuentaExterna | null): Promise<Escrito | null> {
    const correo = await this.borradores.findCorreo(correoId);
    return (
      correo && {
        correo,
        archivos: await this.adjuntos.findOf(correoId),
        principales: await this.direcciones.principales(),
        externa,
        isDeAlias: await this.direcciones.isMia(correo.deDireccion),
      }
    );
  }

  /** @returns the errors by address, in the form of {@link enSobre} */
  private async deliver(
    tenant: TenantContext,
    pendiente: Pendiente,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, unknown>> {
    const { correo, direcciones, externa } = pendiente;
    try {
      if (externa) {
        return await this.externo.deliver(tenant, externa, this.messageOf(pendiente), signal);
      }
      return await this.transport.deliver(this.messageOf(pendiente), { clase: 'persona', id: correo.id }, signal);
    } catch (error) {
      // A process that is stopping knows nothing of the server's answer.
      signal.throwIfAborted();
      return new Map(direcciones.map((direccion) => [enSobre(direccion), error]));
    }
  }

  /** Makes the message. Recipients are objects, since a text could be read as a list of addresses. */
  private messageOf({ correo, archivos, direcciones, principales, externa, isDeAlias }: Pendiente): SendMailOptions {
    const addressOf = ({ nombre: name, direccion }: Destinatario) => ({
      name,
      address: principales.get(direccion) ?? direccion,
    });
    const { referencias, baseTipo } = correo;
    const own = externa?.direccion ?? (isDeAlias ? correo.deDireccion : null);
    const sender = own ?? this.transport.sender;
    return {
      from: { name: correo.deNombre, address: sender },
      ...(own === null && { replyTo: { name: correo.deNombre, address: correo.deDireccion } }),
      to: correo.para.map(addressOf),
      cc: correo.cc.map(addressOf),
      subject: correo.asunto,
      text: correo.texto,
      html: absolute(correo.html, publicUrlOf(this.settings), archivos),
      date: correo.fecha,
      messageId: correo.messageId,
      ...(referencias.length > 0 && { references: referencias }),
      ...(baseTipo === 'responder' && { inReplyTo: referencias.at(-1) }),
      attachments: archivos.map(({ id, nombre, mime, clave, enLinea }) => ({
        filename: nombre,
        contentType: mime,
        ...(enLinea && { cid: cidOf(id) }),
        content: Readable.from(this.storage.contentOf(clave)),
      })),
      envelope: { from: sender, to: direcciones.map(enSobre) },
    };
  }

  /** Puts a mail into its external account's folder of sent mails, with the hidden recipients. */
  private async keep({ cuentaId, usuarioId, correoId, externaId }: Guardado): Promise<void> {
    const tenant = { cuentaId, usuarioId, rolId: ROL.lectura };
    const sent = await this.transactions.tenantTransaction(
      tenant,
      async () => {
        const externa = await this.externo.findById(externaId);
        const escrito = externa && (await this.findEscrito(correoId, externa));
        return escrito && { ...escrito, externa, cco: await this.envios.findOwnCco(correoId) };
      },
      { readOnly: true },
    );
    if (sent) {
      const bcc = sent.cco.map(({ nombre: name, direccion: address }) => ({ name, address }));
      await this.externo.keep(sent.externa, { ...this.messageOf({ ...sent, direcciones: [] }), bcc });
    }
  }

  /** @param externaId the external account through which the mail left, which keeps sent mails */
  private async record(
    { cuentaId, usuarioId, correoId }: Envio,
    destinos: readonly EnvioDto[],
    externaId?: string,
  ): Promise<void> {
    const tenant = { cuentaId, usuarioId, rolId: ROL.lectura };
    await this.transactions.tenantTransaction(tenant, async () => {
      const copiaId = await this.envios.findOwnCopia(correoId);
      await this.envios.record(correoId, destinos);
      if (externaId && destinos.some(({ estado }) => estado === 'enviado')) {
        const startAfter = new Date(Date.now() + KEPT_AFTER_MS);
        const data: Guardado = { cuentaId, usuarioId, correoId, externaId };
        await this.jobs.send(KEPT, data, { singletonKey: correoId, startAfter });
      }
      if (copiaId) {
        this.realtime.tellUsuario(usuarioId, { type: 'mailbox.changed', mails: [copiaId] });
      }
    });
  }
}

function destinoOf(direccion: string, failures: ReadonlyMap<string, unknown>, isLastTry: boolean): EnvioDto {
  const sobre = enSobre(direccion);
  if (!failures.has(sobre)) {
    return { direccion, estado: 'enviado', motivo: null };
  }
  const error = failures.get(sobre);
  const isOver = isLastTry || refusalForGood(error) !== null;
  return { direccion, estado: isOver ? 'rechazado' : 'en_cola', motivo: motivoOf(error) };
}

function motivoOf(error: unknown): string {
  if (error instanceof ClaveRechazada) {
    return 'Su servidor de correo no acepta la contraseña.';
  }
  const { response } = (error ?? {}) as { response?: string };
  return [...cleanLine(response ?? '')].slice(0, MAX_MOTIVO).join('') || SIN_RESPUESTA;
}

/** An address in the form that servers use: a domain with other than English letters is encoded. */
function enSobre(direccion: string): string {
  const at = direccion.lastIndexOf('@') + 1;
  return direccion.slice(0, at) + (domainToASCII(direccion.slice(at)) || direccion.slice(at));
}

const cidOf = (adjuntoId: string) => `${adjuntoId}@carpetas`;

/**
 * The HTML of a mail for readers outside. Links to pages of Carpetas get the product's address. Quoted pictures refer
 * to their files or their remote addresses. A picture whose file does not go along is left out.
 */
function absolute(html: string, base: string, archivos: readonly CorreoAdjunto[]): string {
  const ids = new Set(archivos.map(({ id }) => id));
  return html
    .replaceAll('<a href="/', `<a href="${base}/`)
    .replaceAll('<img data-remota="', '<img src="')
    .replace(/<img data-adjunto="([^"]*)"([^>]*)>/g, (_, id: string, rest: string) =>
      ids.has(id) ? `<img src="cid:${cidOf(id)}"${rest}>` : '',
    );
}
