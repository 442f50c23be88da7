import { Readable } from 'node:stream';
import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { publicUrlOf, Settings } from '../../common/config/settings.js';
import { FileStorage } from '../../common/files/file-storage.js';
import { type JobRun, Jobs } from '../../common/jobs/jobs.js';
import { componer } from '../../common/mail/componer.js';
import { MailTransport } from '../../common/mail/mail-transport.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type SolicitudConAdjuntos, SolicitudesRepository } from './solicitudes.repository.js';

const QUEUE = 'solicitudes-de-ayuda';

interface Pedido {
  cuentaId: string;
  usuarioId: string;
  solicitudId: string;
}

/** Sends requests to SUPPORT_EMAIL. An answer to such a mail goes to the address that the person gave. */
@Injectable()
export class CorreoDeSolicitud implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly jobs: Jobs,
    private readonly solicitudes: SolicitudesRepository,
    private readonly transport: MailTransport,
    private readonly storage: FileStorage,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly settings: Settings,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.define<Pedido>(QUEUE, { handler: (run) => this.send(run) });
  }

  /** Sends the requests that came before SUPPORT_EMAIL was set, or whose mail did not leave. */
  async onApplicationBootstrap(): Promise<void> {
    if (!this.settings.SUPPORT_EMAIL) {
      return;
    }
    await this.transactions.platform(async (manager) => {
      const unsent: Pedido[] = await manager.query(
        `select cuenta_id as "cuentaId", usuario_id as "usuarioId", id as "solicitudId" from ayuda_solicitudes
          where enviada_en is null and estado = 'recibida' order by creada_en, id`,
      );
      for (const pedido of unsent) {
        await this.jobs.send(QUEUE, pedido, { singletonKey: pedido.solicitudId });
      }
    });
  }

  private async send({ id, data, createdAt, signal }: JobRun<Pedido>): Promise<void> {
    const { SUPPORT_EMAIL } = this.settings;
    const tenant = await this.directory.tenantOf(data.cuentaId, data.usuarioId);
    const read = async () => ({
      pedido: await this.solicitudes.get(data.solicitudId),
      cuenta: (await this.directory.cuenta()).nombre,
    });
    const { pedido, cuenta } = await this.transactions.tenantTransaction(tenant, read, { readOnly: true });
    const { nombre, email, enviadaEn } = pedido.solicitud;
    if (!SUPPORT_EMAIL || enviadaEn) {
      return;
    }
    const { asunto, html, texto } = componer(cartaOf(pedido, cuenta), publicUrlOf(this.settings));
    const [refused] = await this.transport.deliver(
      {
        from: this.settings.MAIL_FROM,
        to: { name: '', address: SUPPORT_EMAIL },
        replyTo: { name: nombre, address: email },
        subject: asunto,
        text: texto,
        html,
        date: createdAt,
        messageId: `<${id}@${new URL(publicUrlOf(this.settings)).hostname}>`,
        attachments: pedido.adjuntos.map((file) => ({
          filename: file.nombre,
          contentType: file.mime,
          contentDisposition: 'attachment',
          content: Readable.from(this.storage.contentOf(file.clave)),
        })),
      },
      { clase: 'soporte', id },
      signal,
    );
    if (refused) {
      throw refused[1];
    }
    await this.transactions.tenantTransaction(tenant, () =>
      this.solicitudes.update(data.solicitudId, { enviadaEn: this.transactions.now }),
    );
  }
}

function cartaOf({ solicitud, adjuntos }: SolicitudConAdjuntos, cuenta: string) {
  const { id, nombre, email, asunto, mensaje } = solicitud;
  const lines = mensaje.split(/\n+/).filter((line) => line.trim() !== '');
  return {
    asunto: `Pedido de ayuda: ${asunto}`,
    resumen: lines[0] ?? '',
    titulo: asunto,
    parrafos: lines,
    notas: [
      `Lo pide ${nombre} (${email}), de ${cuenta}. Lo que responda a este correo le llega.`,
      ...(adjuntos.length > 0 ? [`Adjuntos: ${adjuntos.map((file) => file.nombre).join(', ')}.`] : []),
      `Pedido ${id}`,
    ],
  };
}
