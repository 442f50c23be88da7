import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { invalidField } from '../../common/errors/domain-error.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Carpeta } from '../../expediente/carpetas/carpeta.entity.js';
import { Notifier } from '../../plataforma/avisos/notifier.service.js';
import { avisoDeTarea } from './aviso-de-tarea.js';
import type { Tarea } from './tarea.entity.js';

/** The fields of a tarea that an assignment needs. */
type Asignada = Pick<Tarea, 'id' | 'titulo' | 'asignadaA' | 'carpetaId'>;

/**
 * Checks the person and the carpeta of a tarea, and tells the person. Only new values are checked: people leave and
 * carpetas are deleted, and their tareas must stay editable.
 */
@Injectable()
export class AsignacionService {
  constructor(
    private readonly directory: CuentaDirectory,
    private readonly notifier: Notifier,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @throws DomainError 422 for a person who is no member, or a carpeta that the person or the running user cannot see
   */
  async check({ asignadaA, carpetaId }: Asignada, before: Asignada | null): Promise<void> {
    const isReassigned = asignadaA !== null && asignadaA !== before?.asignadaA;
    const isOfAnother = carpetaId !== null && carpetaId !== before?.carpetaId;
    if (isOfAnother && !(await this.isSeen(carpetaId))) {
      throw invalidField('task.carpetaId', 'No se encontró la carpeta de la tarea, o está en la papelera.');
    }
    const miembro = isReassigned || isOfAnother ? await this.miembro(asignadaA) : undefined;
    if (isReassigned && !miembro) {
      throw invalidField('task.assignedTo', 'La persona asignada ya no es parte del equipo.');
    }
    if (miembro && carpetaId !== null) {
      const tenant = { usuarioId: miembro.id, rolId: miembro.rolId };
      if (!(await this.transactions.actingAs(tenant, () => this.isKnown(carpetaId)))) {
        const mensaje = `${miembro.nombre} no puede ver la carpeta de la tarea: asígnela a otra persona.`;
        throw invalidField('task.assignedTo', mensaje);
      }
    }
  }

  /** Tells the person to whom somebody else assigned a tarea. */
  async tell({ id, titulo, asignadaA, carpetaId }: Asignada, before: Asignada | null): Promise<void> {
    const { usuarioId } = this.transactions.tenant;
    if (asignadaA === null || asignadaA === before?.asignadaA || asignadaA === usuarioId) {
      return;
    }
    const actor = (await this.directory.naming())(usuarioId)?.nombre ?? '';
    const carpeta = carpetaId === null ? null : await this.transactions.manager.findOneBy(Carpeta, { id: carpetaId });
    await this.notifier.notify(asignadaA, avisoDeTarea({ id, titulo, carpeta }, actor));
  }

  private async miembro(usuarioId: string | null) {
    return (await this.directory.miembros()).find(({ id }) => id === usuarioId);
  }

  private isSeen(id: string): Promise<boolean> {
    return this.transactions.manager.existsBy(Carpeta, { id, eliminadaEn: IsNull() });
  }

  private isKnown(id: string): Promise<boolean> {
    return this.transactions.manager.existsBy(Carpeta, { id });
  }
}
