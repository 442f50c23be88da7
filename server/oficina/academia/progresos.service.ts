import { Injectable } from '@nestjs/common';
import { invalidField } from '../../common/errors/domain-error.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { Notifier } from '../../plataforma/avisos/notifier.service.js';
import { ROL } from '../../vocabulario/roles.js';
import { TareasRepository } from '../tareas/tareas.repository.js';
import { TareasService } from '../tareas/tareas.service.js';
import type { AvanceDto } from './academia.dto.js';
import { faultOfAdvance } from './avance.js';
import { cursoTerminado } from './aviso-de-curso.js';
import { Catalogo, type CursoMedido } from './catalogo.service.js';
import { ProgresosRepository } from './progresos.repository.js';

/** How far the running person is in each course. */
@Injectable()
export class ProgresosService {
  constructor(
    private readonly catalogo: Catalogo,
    private readonly progresos: ProgresosRepository,
    private readonly tareas: TareasService,
    private readonly pendientes: TareasRepository,
    private readonly notifier: Notifier,
    private readonly directory: CuentaDirectory,
    private readonly auditoria: Auditoria,
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
  ) {}

  /**
   * Moves the person forward. Repeated or reordered calls of two devices have the same result.
   * @throws DomainError 404; 422 for a step that the course does not have, or a completion before the last step
   */
  async advance(cursoId: string, { currentStep, completed }: AvanceDto): Promise<void> {
    const curso = await this.catalogo.measure(cursoId);
    const before = await this.progresos.findLocked(curso.id);
    const known = { currentStep: before?.paso ?? 0, completed: before?.completado ?? 0 };
    const fault = faultOfAdvance(known, { currentStep, completed }, curso.pasos);
    if (fault) {
      throw invalidField(fault.campo, fault.mensaje);
    }
    if (!(await this.progresos.advance(curso, currentStep, completed))) {
      return;
    }
    if (completed > known.completed) {
      await this.complete(curso);
    }
    await this.tell(this.transactions.tenant.usuarioId, curso.id);
  }

  /** Tells the tabs of the person and of the titulares. */
  async tell(usuarioId: string, cursoId: string): Promise<void> {
    const titulares = (await this.directory.miembros()).filter(({ rolId }) => rolId === ROL.titular);
    for (const id of new Set([usuarioId, ...titulares.map((titular) => titular.id)])) {
      this.realtime.tellUsuario(id, { type: 'academy.progress', courses: [cursoId] });
    }
  }

  private async complete({ id, titulo }: CursoMedido): Promise<void> {
    this.auditoria.record({ accion: 'curso.terminado', entidad: 'curso', entidadId: id, datos: { titulo } });
    const pedido = await this.progresos.fulfil(id);
    if (!pedido) {
      return;
    }
    if (pedido.tareaId && (await this.pendientes.isPending(pedido.tareaId))) {
      await this.tareas.update(pedido.tareaId, { completed: true });
    }
    const { usuarioId } = this.transactions.tenant;
    if (pedido.pedidoPor !== usuarioId) {
      const nombre = (await this.directory.naming())(usuarioId)?.nombre ?? '';
      await this.notifier.notify(pedido.pedidoPor, cursoTerminado({ id, titulo }, { id: usuarioId, nombre }));
    }
  }
}
