import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { publicUrlOf, Settings } from '../../common/config/settings.js';
import { invalidField, notFound } from '../../common/errors/domain-error.js';
import { CuentaDirectory, type Miembro } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { Notifier } from '../../plataforma/avisos/notifier.service.js';
import { ROL } from '../../vocabulario/roles.js';
import { TareasRepository } from '../tareas/tareas.repository.js';
import { TareasService } from '../tareas/tareas.service.js';
import type { PedidoQuery, PedirCursoDto } from './academia.dto.js';
import { cursoPedido, enlaceDeCurso } from './aviso-de-curso.js';
import { Catalogo, type CursoMedido } from './catalogo.service.js';
import { type Pedido, type Progreso, ProgresosRepository } from './progresos.repository.js';
import { ProgresosService } from './progresos.service.js';

export interface PersonaDeAcademia {
  miembro: Miembro;
  cursos: { cursoId: string; progreso: Progreso | undefined; pedido: (Pedido & { nombre: string }) | undefined }[];
}

/** The requests of titulares to take courses, and the courses of each member. */
@Injectable()
export class PedidosService {
  constructor(
    private readonly catalogo: Catalogo,
    private readonly progresos: ProgresosRepository,
    private readonly avances: ProgresosService,
    private readonly tareas: TareasService,
    private readonly pendientes: TareasRepository,
    private readonly notifier: Notifier,
    private readonly directory: CuentaDirectory,
    private readonly auditoria: Auditoria,
    private readonly transactions: Transactions,
    private readonly settings: Settings,
  ) {}

  /** The members by name, with the courses that they began or were asked to take. */
  async team(): Promise<PersonaDeAcademia[]> {
    const miembros = await this.directory.miembros();
    const naming = await this.directory.naming();
    const progresos = Map.groupBy(await this.progresos.find(), ({ usuarioId }) => usuarioId);
    const pedidos = Map.groupBy(await this.progresos.findPedidos(), ({ usuarioId }) => usuarioId);
    return miembros.map((miembro) => {
      const begun = progresos.get(miembro.id) ?? [];
      const asked = pedidos.get(miembro.id) ?? [];
      const ids = new Set([...begun, ...asked].map(({ cursoId }) => cursoId));
      const cursos = [...ids].map((cursoId) => {
        const pedido = asked.find((each) => each.cursoId === cursoId);
        return {
          cursoId,
          progreso: begun.find((each) => each.cursoId === cursoId),
          pedido: pedido && { ...pedido, nombre: naming(pedido.pedidoPor)?.nombre ?? '' },
        };
      });
      return { miembro, cursos };
    });
  }

  /**
   * Asks people to take a course by a day. Each person is told and gets a tarea. Asking again renews the request.
   * @throws DomainError 404; 422 for a draft, or for a person who is no member
   */
  async request({ courseId, people, dueDate }: PedirCursoDto): Promise<void> {
    const curso = await this.catalogo.measure(courseId);
    if (!curso.isPublished) {
      throw invalidField('courseId', 'El curso es un borrador: publíquelo antes de pedirlo.');
    }
    const miembros = new Map((await this.directory.miembros()).map((miembro) => [miembro.id, miembro]));
    // Requests lock people in one order, so that two requests cannot wait for each other.
    for (const id of people.toSorted()) {
      const miembro = miembros.get(id);
      if (!miembro) {
        throw invalidField('people', 'Una de las personas ya no es parte del equipo.');
      }
      await this.requestOf(curso, miembro, new Date(dueDate));
    }
  }

  /** Takes a request back. Its tarea is deleted if it is still pending. @throws DomainError 404 */
  async withdraw({ courseId, person }: PedidoQuery): Promise<void> {
    const pedido = await this.progresos.findPedidoLocked(person, courseId);
    if (!pedido) {
      throw notFound('el pedido');
    }
    await this.progresos.removePedido(person, courseId);
    if (pedido.tareaId && (await this.pendientes.isPending(pedido.tareaId))) {
      await this.tareas.remove(pedido.tareaId);
    }
    await this.notifier.withdraw(person, 'notificacion', enlaceDeCurso(courseId));
    await this.avances.tell(person, courseId);
  }

  /** Takes back the tareas and avisos of a course that is being deleted. The requests stay with the course. */
  suspend(cursoId: string): Promise<void> {
    return this.asTitular(async () => {
      for (const { usuarioId, tareaId } of await this.progresos.findAbiertos(cursoId)) {
        if (tareaId && (await this.pendientes.isPending(tareaId))) {
          await this.tareas.remove(tareaId);
        }
        await this.notifier.withdraw(usuarioId, 'notificacion', enlaceDeCurso(cursoId));
        await this.avances.tell(usuarioId, cursoId);
      }
    });
  }

  /** Restores the tareas of a course that is restored. @param deletedAt when the course and its tareas were deleted */
  resume(cursoId: string, deletedAt: Date): Promise<void> {
    return this.asTitular(async () => {
      for (const { usuarioId, tareaId } of await this.progresos.findAbiertos(cursoId)) {
        if (tareaId && (await this.pendientes.wasDeletedAt(tareaId, deletedAt))) {
          await this.tareas.restore(tareaId);
        }
        await this.avances.tell(usuarioId, cursoId);
      }
    });
  }

  /** Runs `work` with the rights of a titular. An adscripto may delete courses, but sees no requests to others. */
  private async asTitular(work: () => Promise<void>): Promise<void> {
    const titular = (await this.directory.miembros()).find(({ rolId }) => rolId === ROL.titular);
    if (titular) {
      await this.transactions.actingAs({ usuarioId: titular.id, rolId: titular.rolId }, work);
    }
  }

  private async requestOf(curso: CursoMedido, miembro: Miembro, vence: Date): Promise<void> {
    const { usuarioId } = this.transactions.tenant;
    const tareaId = await this.tareaFor(curso, miembro.id, vence);
    await this.progresos.putPedido(curso, miembro.id, vence, tareaId);
    this.auditoria.record({
      accion: 'curso.pedido',
      entidad: 'curso',
      entidadId: curso.id,
      datos: { titulo: curso.titulo, nombre: miembro.nombre },
    });
    if (miembro.id !== usuarioId) {
      const { zonaHoraria } = await this.directory.cuenta();
      const actor = (await this.directory.naming())(usuarioId)?.nombre ?? '';
      const day = DateTime.fromJSDate(vence, { zone: zonaHoraria }).setLocale('es').toFormat("d 'de' LLLL");
      await this.notifier.notify(miembro.id, cursoPedido(curso, actor, day));
    }
    await this.avances.tell(miembro.id, curso.id);
  }

  /**
   * Gives the pending tarea of an earlier request the new day, or makes a tarea. Returns the tarea's id. The tarea
   * sends no aviso: the request sends its own.
   */
  private async tareaFor(curso: CursoMedido, usuarioId: string, vence: Date): Promise<string> {
    await this.progresos.lockPedido(usuarioId, curso.id);
    const earlier = await this.progresos.findPedidoLocked(usuarioId, curso.id);
    return this.notifier.silently(async () => {
      if (earlier?.tareaId && (await this.pendientes.isPending(earlier.tareaId))) {
        await this.tareas.update(earlier.tareaId, { dueDate: vence.toISOString(), assignedTo: usuarioId });
        return earlier.tareaId;
      }
      const link = publicUrlOf(this.settings) + enlaceDeCurso(curso.id);
      const task = {
        title: `Hacer el curso «${curso.titulo.trim()}»`,
        notes: `En la Academia: ${link}`,
        assignedTo: usuarioId,
        dueDate: vence.toISOString(),
      };
      return (await this.tareas.create({ type: 'task', task })).id;
    });
  }
}
