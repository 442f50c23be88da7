import { Injectable, type OnModuleInit } from '@nestjs/common';
import { escapeHtml } from '../../common/input/safe-html.js';
import { Jobs } from '../../common/jobs/jobs.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type AvisoNuevo, Notifier } from '../../plataforma/avisos/notifier.service.js';
import { ROL } from '../../vocabulario/roles.js';
import type { Evento } from './evento.entity.js';
import { momentoEnTexto } from './momentos.js';
import { type Recordado, RecordatoriosDeEventosRepository } from './recordatorios-de-eventos.repository.js';

const QUEUE = 'recordatorios_de_eventos';
const MINUTE_MS = 60_000;

/** The data of a job that reminds people of an event, or of the event of a series that is due. */
interface Recordatorio {
  cuentaId: string;
  usuarioId: string;
  eventoId: string | null;
  serieId: string | null;
  minutos: number;
  /** The moment of the recordatorio, in ISO 8601. */
  en: string;
}

type Recordable = Pick<Evento, 'id' | 'serieId' | 'desde' | 'recordatorios'>;

/**
 * Reminds people of their events. A job reads at its moment what is due then: so it does nothing for an event that was
 * moved or deleted. The events of a series need one job for each of their times, which schedules the next one.
 */
@Injectable()
export class RecordatoriosDeEventos implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly recordatorios: RecordatoriosDeEventosRepository,
    private readonly notifier: Notifier,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.define<Recordatorio>(QUEUE, { handler: ({ data }) => this.run(data) });
  }

  /** Schedules the jobs of an event that was written, also when it belongs to a series. */
  async schedule({ id, desde, recordatorios }: Recordable): Promise<void> {
    for (const minutos of recordatorios) {
      await this.send({ eventoId: id, serieId: null, minutos }, momentOf(desde, minutos));
    }
  }

  /** Schedules the first job of each time of a series. Each job schedules the one after it. */
  async scheduleSerie(serieId: string, recordatorios: readonly number[]): Promise<void> {
    for (const minutos of recordatorios) {
      await this.sendNext(serieId, minutos, this.transactions.now);
    }
  }

  private async sendNext(serieId: string, minutos: number, after: Date): Promise<void> {
    const next = await this.recordatorios.findNext(serieId, minutos, after);
    if (next) {
      await this.send({ eventoId: null, serieId, minutos }, next);
    }
  }

  private async send(que: Pick<Recordatorio, 'eventoId' | 'serieId' | 'minutos'>, moment: Date): Promise<void> {
    const { now, tenant } = this.transactions;
    if (moment <= now) {
      return;
    }
    const en = moment.toISOString();
    const data: Recordatorio = { cuentaId: tenant.cuentaId, usuarioId: tenant.usuarioId, ...que, en };
    const singletonKey = `${que.eventoId ?? que.serieId}/${que.minutos}/${en}`;
    await this.jobs.send(QUEUE, data, { singletonKey, startAfter: moment });
  }

  /** Reminds and records that in one transaction. So a job that runs twice reminds once. */
  private async run({ cuentaId, usuarioId, ...due }: Recordatorio): Promise<void> {
    // Who scheduled it saw the event, and may have another role now. The notifier asks what each person sees.
    const tenant = { cuentaId, usuarioId, rolId: ROL.titular };
    await this.directory.prepare(tenant);
    await this.transactions.tenantTransaction(tenant, async () => {
      const { zonaHoraria } = await this.directory.cuenta();
      for (const evento of await this.recordatorios.take(due)) {
        await this.notify(evento, due.en, momentoEnTexto(evento.desde, zonaHoraria));
      }
      if (due.serieId !== null) {
        await this.sendNext(due.serieId, due.minutos, new Date(due.en));
      }
    });
  }

  private notify({ id, titulo, lugar, carpetaId, personas }: Recordado, en: string, cuando: string): Promise<void> {
    const textos = {
      titulo: `Recordatorio: <b>${escapeHtml(titulo)}</b>, el ${cuando}`,
      descripcion: lugar ? `De la agenda · ${escapeHtml(lugar)}` : 'De la agenda',
      icono: 'heroicons_outline:bell-alert',
      imagen: null,
      enlace: `/agenda/evento/${id}`,
      esInterno: true,
    };
    const aviso: AvisoNuevo = {
      ...{ familia: 'notificacion', tipo: 'recordatorio', grupo: `recordatorio:${id}:${en}`, carpetaId },
      asunto: `Recordatorio: ${titulo}`,
      textos: () => textos,
    };
    return this.notifier.notifyAll(personas.map((usuarioId) => ({ usuarioId, aviso })));
  }
}

const momentOf = (desde: Date, minutos: number): Date => new Date(desde.getTime() - minutos * MINUTE_MS);
