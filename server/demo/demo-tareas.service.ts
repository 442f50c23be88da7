import { Injectable } from '@nestjs/common';
import { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import { type TenantContext, Transactions } from '../common/tenancy/transactions.js';
import { CarpetasQuery } from '../expediente/carpetas/carpetas.dto.js';
import { CarpetasService } from '../expediente/carpetas/carpetas.service.js';
import { ETIQUETAS_DE_TAREAS } from '../oficina/tareas/etiquetas-de-tareas.js';
import type { CamposTareaDto, SubtareaDto } from '../oficina/tareas/tareas.dto.js';
import { TareasRepository } from '../oficina/tareas/tareas.repository.js';
import { TareasService } from '../oficina/tareas/tareas.service.js';
import { Notifier } from '../plataforma/avisos/notifier.service.js';
import { Etiquetas } from '../plataforma/etiquetas/etiquetas.service.js';
import type { EstadoCarpeta } from '../vocabulario/carpeta-estados.js';
import { daysAgo, hourOfDay } from './demo-moments.js';
import { stepOf } from './demo-steps.js';
import { TAREA_ETIQUETAS, TAREAS, type TareaDemo } from './demo-tareas.js';
import type { OpenOficina } from './open-oficina.js';

/** Writes the tareas of an office, for its people and its carpetas. */
@Injectable()
export class DemoTareas {
  constructor(
    private readonly transactions: Transactions,
    private readonly directory: CuentaDirectory,
    private readonly carpetas: CarpetasService,
    private readonly tareas: TareasService,
    private readonly repository: TareasRepository,
    private readonly etiquetas: Etiquetas,
    private readonly notifier: Notifier,
  ) {}

  /** Runs in one transaction, so that an office has either all tareas or none. */
  async load(office: OpenOficina): Promise<void> {
    await this.transactions.tenantTransaction(office.person('titular'), async () => {
      if ((await this.repository.findAll()).length === 0) {
        await this.notifier.silently(() => this.write(office));
      }
    });
  }

  private async write(office: OpenOficina): Promise<void> {
    const ids = new Map<string, string>();
    for (const titulo of TAREA_ETIQUETAS.toReversed()) {
      ids.set(titulo, (await this.etiquetas.create(ETIQUETAS_DE_TAREAS, { titulo })).id);
    }
    const { zonaHoraria } = await this.directory.cuenta();
    // New tareas go to the front.
    for (const tarea of TAREAS.toReversed()) {
      const person = tarea.de && office.person(tarea.de === 'visita' ? office.guest : tarea.de);
      const task = {
        ...fieldsOf(tarea, zonaHoraria),
        tags: (tarea.etiquetas ?? []).flatMap((titulo) => ids.get(titulo) ?? []),
        assignedTo: person ? person.usuarioId : null,
        carpetaId: tarea.carpeta ? await this.carpetaOf(tarea.carpeta, person || this.transactions.tenant) : null,
      };
      await this.make(tarea, task);
    }
  }

  private async make({ isSection, hace = 0, hecha }: TareaDemo, task: CamposTareaDto): Promise<void> {
    const { id } = await this.transactions.atTime(daysAgo(hace), () =>
      this.tareas.create({ type: isSection ? 'section' : 'task', task }),
    );
    if (hecha !== undefined) {
      await this.transactions.atTime(daysAgo(hecha), () => this.tareas.update(id, { completed: true }));
    }
  }

  /** A carpeta in this state that the person sees; null when they see none, since a gestor sees few. */
  private async carpetaOf(
    [estado, n]: readonly [EstadoCarpeta, number],
    person: TenantContext,
  ): Promise<string | null> {
    const query = Object.assign(new CarpetasQuery(), { estado: [estado], orden: 'numero', tamano: 100 });
    const [carpetas] = await this.transactions.actingAs(person, () => this.carpetas.findPage(query));
    const open = carpetas.filter(({ reservada }) => !reservada);
    return open[n % Math.max(open.length, 1)]?.id ?? null;
  }
}

function fieldsOf({ title, notes, prioridad, vence, pasos = [] }: TareaDemo, zone: string): CamposTareaDto {
  return {
    title,
    notes,
    priority: prioridad,
    dueDate: hourOfDay(vence, 12, zone),
    subTasks: pasos.map(stepOf).map(({ text, isDone }) => ({ title: text, completed: isDone }) as SubtareaDto),
  };
}
