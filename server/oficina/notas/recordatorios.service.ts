import { Injectable, type OnModuleInit } from '@nestjs/common';
import { escapeHtml } from '../../common/input/safe-html.js';
import { Jobs } from '../../common/jobs/jobs.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Notifier } from '../../plataforma/avisos/notifier.service.js';
import { ROL } from '../../vocabulario/roles.js';
import type { Nota } from './nota.entity.js';
import { NotasRepository } from './notas.repository.js';

const QUEUE = 'recordatorios';
const MAX_TITULO = 80;

/** The data of a job that tells a person of their nota. */
interface Recordatorio {
  cuentaId: string;
  usuarioId: string;
  notaId: string;
  /** The moment of the recordatorio, in ISO 8601. */
  en: string;
}

/**
 * Tells people of their notas at the moment that they chose. Each recordatorio is a job, which reads the nota at its
 * moment. So a job does nothing when its recordatorio was changed.
 */
@Injectable()
export class RecordatoriosDeNotas implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly notas: NotasRepository,
    private readonly notifier: Notifier,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.define<Recordatorio>(QUEUE, { handler: ({ data }) => this.tell(data) });
  }

  /** Schedules the job of a nota's recordatorio, for the running user. A past recordatorio gets no job. */
  async schedule({ id, recordatorio }: Pick<Nota, 'id' | 'recordatorio'>): Promise<void> {
    const { now, tenant } = this.transactions;
    if (!recordatorio || recordatorio <= now) {
      return;
    }
    const en = recordatorio.toISOString();
    const { cuentaId, usuarioId } = tenant;
    const data: Recordatorio = { cuentaId, usuarioId, notaId: id, en };
    await this.jobs.send(QUEUE, data, { singletonKey: `${id}/${en}`, startAfter: recordatorio });
  }

  /** Tells the person and records that in one transaction. So a job that runs twice tells once. */
  private async tell({ cuentaId, usuarioId, notaId, en }: Recordatorio): Promise<void> {
    // The job needs no permission of a role, so it has the lowest role.
    const tenant = { cuentaId, usuarioId, rolId: ROL.lectura };
    await this.directory.prepare(tenant);
    await this.transactions.tenantTransaction(tenant, async () => {
      const nota = await this.notas.markReminded(notaId, en);
      if (nota) {
        await this.notify(usuarioId, notaId, en, nameOf(nota));
      }
    });
  }

  private notify(usuarioId: string, notaId: string, en: string, nombre: string): Promise<void> {
    const titulo = escapeHtml(nombre);
    return this.notifier.notify(usuarioId, {
      familia: 'notificacion',
      tipo: 'recordatorio',
      grupo: `recordatorio:${notaId}:${en}`,
      asunto: `Recordatorio: ${nombre}`,
      textos: () => ({
        titulo: `Recordatorio: <b>${titulo}</b>`,
        descripcion: 'De sus notas',
        icono: 'heroicons_outline:bell-alert',
        imagen: null,
        enlace: `/apps/notes/${notaId}`,
        esInterno: true,
      }),
    });
  }
}

/** The name of a nota: its title, or the first line with text. */
function nameOf({ titulo, contenido, tareas }: Pick<Nota, 'titulo' | 'contenido' | 'tareas'>): string {
  const texts = [titulo, ...contenido.split('\n'), ...(tareas ?? []).map(({ content }) => content)];
  const characters = [...(texts.map((text) => text.trim()).find((text) => text !== '') ?? 'Nota sin título')];
  return characters.length > MAX_TITULO ? `${characters.slice(0, MAX_TITULO).join('')}…` : characters.join('');
}
