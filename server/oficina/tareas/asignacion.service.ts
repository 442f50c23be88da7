import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { invalidField } from '../../common/errors/domain-error.js';
import { escapeHtml } from '../../common/input/safe-html.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Carpeta } from '../../expediente/carpetas/carpeta.entity.js';
import { type AvisoNuevo, Notifier } from '../../plataforma/avisos/notifier.service.js';
import type { Tarea } from './tarea.entity.js';

/** The most characters of a tarea's title in an aviso, which is one line. */
const MAX_TITLE = 70;

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

/** The tarea that an aviso is about. */
interface TareaAvisada {
  id: string;
  titulo: string;
  carpeta: { id: string; codigo: string | null; caratula: string } | null;
}

/** Tells a person that a tarea was assigned to them. @param actor the name of the person who assigned it */
function avisoDeTarea({ id, titulo, carpeta }: TareaAvisada, actor: string): AvisoNuevo {
  const title = titulo.trim();
  const where = carpeta ? [carpeta.codigo ?? carpeta.caratula] : [];
  const textos = {
    titulo: title === '' ? 'Le asignaron una tarea' : `Le asignaron la tarea <b>${escapeHtml(shortened(title))}</b>`,
    descripcion: [actor, ...where].map(escapeHtml).join(' · '),
    icono: 'heroicons_outline:check-circle',
    imagen: null,
    enlace: `/apps/tasks/${id}`,
    esInterno: true,
  };
  return {
    familia: 'notificacion',
    tipo: 'tarea',
    // Each tarea has one group: several assignments before the aviso is read give one aviso.
    grupo: `tarea:${id}`,
    // Mails group the aviso with others of its carpeta. Tareas without a carpeta form one group.
    ...(carpeta ? { carpetaId: carpeta.id } : { grupoDeCorreo: 'tareas' }),
    textos: () => textos,
  };
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length > MAX_TITLE ? `${characters.slice(0, MAX_TITLE).join('')}…` : text;
}
