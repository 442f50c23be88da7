import { Injectable } from '@nestjs/common';
import {
  array,
  boolean,
  type InferOutput,
  number,
  optional,
  picklist,
  strictObject,
  strictTuple,
  string,
} from 'valibot';
import { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import { type TenantContext, Transactions } from '../common/tenancy/transactions.js';
import { CarpetasService } from '../expediente/carpetas/carpetas.service.js';
import { CarpetasQuery } from '../expediente/carpetas/carpetas-query.dto.js';
import { ETIQUETAS_DE_TAREAS } from '../oficina/tareas/etiquetas-de-tareas.js';
import type { CamposTareaDto, SubtareaDto } from '../oficina/tareas/tareas.dto.js';
import { TareasRepository } from '../oficina/tareas/tareas.repository.js';
import { TareasService } from '../oficina/tareas/tareas.service.js';
import { Notifier } from '../plataforma/avisos/notifier.service.js';
import { Etiquetas } from '../plataforma/etiquetas/etiquetas.service.js';
import { ESTADOS_CARPETA, type EstadoCarpeta } from '../vocabulario/carpeta-estados.js';
import { DemoContent } from './demo-content.service.js';
import { daysAgo, hourOfDay } from './demo-moments.js';
import { stepOf } from './demo-steps.js';
import type { OpenOficina } from './open-oficina.js';

/** A tarea or a heading in the list of an office. */
const TAREA = strictObject({
  title: string(),
  isSection: optional(boolean()),
  notes: optional(string()),
  /** The age of the tarea in days. */
  hace: optional(number()),
  /** Days from today to the due day. Past days are negative. */
  vence: optional(number()),
  /** The number of days since the tarea was completed. */
  hecha: optional(number()),
  /** 0 is low, 1 normal, 2 high. */
  prioridad: optional(picklist([0, 1, 2])),
  etiquetas: optional(array(string())),
  /** The key of the person in charge; `visita` is the guest of the office. */
  de: optional(string()),
  /** The state of the carpeta, and its index among the visible carpetas in this state. */
  carpeta: optional(strictTuple([picklist(ESTADOS_CARPETA), number()])),
  /** The steps. A completed step begins with «✓ ». */
  pasos: optional(array(string())),
});
type TareaDemo = InferOutput<typeof TAREA>;

const TAREAS = strictObject({ etiquetas: array(string()), tareas: array(TAREA) });

/** Writes the tareas of an office, for its people and its carpetas. */
@Injectable()
export class DemoTareas {
  constructor(
    private readonly content: DemoContent,
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
    const { etiquetas, tareas } = this.content.read('tareas', TAREAS);
    const ids = new Map<string, string>();
    for (const titulo of etiquetas.toReversed()) {
      ids.set(titulo, (await this.etiquetas.create(ETIQUETAS_DE_TAREAS, { titulo })).id);
    }
    const { zonaHoraria } = await this.directory.cuenta();
    // New tareas go to the front.
    for (const tarea of tareas.toReversed()) {
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

  /**
   * A carpeta in this state that the person sees. Null when the person sees no such carpeta, since a gestor sees few.
   */
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
