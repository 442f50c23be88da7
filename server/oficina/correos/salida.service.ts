import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../common/jobs/jobs.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Notifier } from '../../plataforma/avisos/notifier.service.js';
import { avisoDeCorreo, avisoDeNoEnviado } from './aviso-de-correo.js';
import { BorradoresRepository, type Entregada, type Propio } from './borradores.repository.js';
import { CarpetaDeCorreo } from './carpeta-de-correo.service.js';
import type { Correo } from './correo.entity.js';
import { Direcciones } from './direcciones.service.js';
import { EnviosService } from './envios.service.js';
import { PendientesRepository } from './externa/pendientes.repository.js';
import { Seguimiento } from './externa/seguimiento.service.js';
import { conCita } from './redaccion.js';
import { ReglasAlLlegar } from './reglas/reglas-al-llegar.service.js';

const QUEUE = 'correos-salida';

/** The data of a job that lets a mail leave. */
interface Partida {
  cuentaId: string;
  usuarioId: string;
  /** The id of the author's copy. */
  id: string;
  /** The moment at which the mail leaves, in ISO 8601. */
  en: string;
}

/**
 * Lets mails leave at their moment. Each mail waits as a job, which reads the mail at its moment. So a job does nothing
 * when its mail was stopped or has another moment.
 */
@Injectable()
export class Salida implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly borradores: BorradoresRepository,
    private readonly envios: EnviosService,
    private readonly pendientes: PendientesRepository,
    private readonly seguimiento: Seguimiento,
    private readonly carpetas: CarpetaDeCorreo,
    private readonly direcciones: Direcciones,
    private readonly reglas: ReglasAlLlegar,
    private readonly notifier: Notifier,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.define<Partida>(QUEUE, { handler: ({ data }) => this.leave(data) });
    await this.jobs.define<Partida>(`${QUEUE}-perdida`, { handler: ({ data }) => this.giveUp(data) });
  }

  /** Schedules a draft of the running user for its moment. */
  async schedule(propio: Propio, cuando: Date): Promise<void> {
    const { cuentaId, usuarioId } = this.transactions.tenant;
    await this.borradores.update(propio, { estado: 'programado', enviarEn: cuando });
    const en = cuando.toISOString();
    const data: Partida = { cuentaId, usuarioId, id: propio.copia.id, en };
    await this.jobs.send(QUEUE, data, { singletonKey: `${data.id}/${en}`, startAfter: cuando });
  }

  /** Stops a mail that waits; it is a draft again. */
  async stop(propio: Propio): Promise<void> {
    await this.borradores.update(propio, { estado: 'borrador', enviarEn: null });
    this.tell(this.transactions.tenant.usuarioId, [propio.copia.id]);
  }

  /** Delivers a draft of the running user in the running transaction. @throws DomainError 404 */
  async leaveNow(id: string): Promise<void> {
    await this.deliver(await this.borradores.getLocked(id));
  }

  /** Delivers a mail in one transaction. So a job that runs twice delivers it once. */
  leave(partida: Partida): Promise<void> {
    return this.atItsMoment(partida, async (propio) => {
      const isMiembro = await this.directory.isMiembro(partida.usuarioId);
      if (isMiembro && (await this.directory.isOpen()) && propio.copia.bandeja === 'drafts') {
        await this.deliver(propio);
      } else {
        // Mails of former members, of closed cuentas, and in the trash do not leave.
        await this.stop(propio);
      }
    });
  }

  /** Turns a mail that could not leave into a draft again, and tells its author. */
  private giveUp(partida: Partida): Promise<void> {
    return this.atItsMoment(partida, async (propio) => {
      await this.stop(propio);
      await this.notifier.notify(partida.usuarioId, avisoDeNoEnviado(propio.correo));
    });
  }

  /** Runs `work` in the author's transaction, if the mail still waits for the job's moment. */
  private async atItsMoment(
    { cuentaId, usuarioId, id, en }: Partida,
    work: (propio: Propio) => Promise<void>,
  ): Promise<void> {
    const tenant = await this.directory.tenantOf(cuentaId, usuarioId);
    await this.transactions.tenantTransaction(tenant, async () => {
      const propio = await this.borradores.findLocked(id);
      if (propio?.correo.estado === 'programado' && propio.correo.enviarEn?.toISOString() === en) {
        await work(propio);
      }
    });
  }

  /** Delivers a mail to members and servers outside, and tells the members who receive it. */
  private async deliver(propio: Propio): Promise<void> {
    const { now, tenant } = this.transactions;
    const { correo, copia } = propio;
    const enviado: Partial<Correo> = {
      ...(await this.direcciones.remitente()),
      ...conCita(correo, { html: correo.citaHtml ?? '', texto: correo.citaTexto ?? '' }),
      citaHtml: null,
      citaTexto: null,
      carpetaId: null,
      asunto: correo.asunto.trim(),
      estado: 'enviado',
      fecha: now,
      version: correo.version + 1,
    };
    await this.borradores.update(propio, enviado);
    await this.borradores.updateCopia(propio, { bandeja: 'sent', recibidoEn: now });
    await this.carpetas.fileSent({ ...correo, ...enviado, carpetaId: correo.carpetaId }, copia.id);
    const entregadas = await this.borradores.entregar(correo.id, this.direcciones.dominio);
    const dentro = new Set(entregadas.flatMap(({ direcciones }) => direcciones));
    const todas = [...correo.para, ...correo.cc, ...copia.cco].map(({ direccion }) => direccion);
    await this.envios.add(
      correo.id,
      [...new Set(todas)].filter((direccion) => !dentro.has(direccion)),
    );
    if (correo.baseId && correo.baseTipo === 'responder') {
      await this.pendientes.markAnswered(correo.baseId);
      this.seguimiento.touched();
    }
    this.tell(tenant.usuarioId, [copia.id]);
    const apartadas = await this.reglas.apply(entregadas.map(({ copiaId }) => copiaId));
    for (const entregada of entregadas) {
      this.tell(entregada.usuarioId, [entregada.copiaId]);
      if (!apartadas.has(entregada.copiaId)) {
        await this.notify(entregada, { ...correo, ...enviado });
      }
    }
  }

  private async notify({ usuarioId, copiaId, hiloId }: Entregada, correo: Correo): Promise<void> {
    const { usuarioId: autorId } = this.transactions.tenant;
    if (usuarioId !== autorId) {
      const avatar = (await this.directory.conocidos()).get(autorId)?.avatar ?? null;
      await this.notifier.notify(usuarioId, avisoDeCorreo({ correo, copiaId, hiloId, avatar }));
    }
  }

  private tell(usuarioId: string, mails: string[]): void {
    this.realtime.tellUsuario(usuarioId, { type: 'mailbox.changed', mails });
  }
}
