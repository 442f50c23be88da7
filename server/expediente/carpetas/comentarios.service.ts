import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { DomainError } from '../../common/errors/domain-error.js';
import type { PageQuery } from '../../common/input/pagination.js';
import { CuentaDirectory, type PersonaNombrada } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type Accion, Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { Notifier } from '../../plataforma/avisos/notifier.service.js';
import { mencion } from './avisos-de-carpeta.js';
import type { Carpeta } from './carpeta.entity.js';
import { CarpetaAccesosRepository } from './carpeta-accesos.repository.js';
import { CarpetaGate } from './carpeta-gate.service.js';
import { sightOf } from './carpeta-policy.js';
import type { Comentario } from './comentario.entity.js';
import type { ComentarDto, EscribirComentarioDto } from './comentarios.dto.js';
import { ComentariosRepository } from './comentarios.repository.js';

/** Comments on carpetas. The audit records them without their text, which people can delete. */
@Injectable()
export class ComentariosService {
  constructor(
    private readonly comentarios: ComentariosRepository,
    private readonly gate: CarpetaGate,
    private readonly accesos: CarpetaAccesosRepository,
    private readonly directory: CuentaDirectory,
    private readonly notifier: Notifier,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
  ) {}

  /** A page of the comments of a carpeta, newest first, and their number. @throws DomainError 404 */
  async findPage(carpetaId: string, query: PageQuery): Promise<[Comentario[], number]> {
    await this.gate.visible(carpetaId);
    return this.comentarios.findPage(carpetaId, query);
  }

  /** The active members who see a carpeta, by name. @throws DomainError 404 */
  async findMencionables(carpetaId: string): Promise<PersonaNombrada[]> {
    const carpeta = await this.gate.visible(carpetaId);
    const accesos = await this.accesos.find(carpetaId);
    const vigentes = accesos.filter(({ vigente }) => vigente).map(({ usuarioId }) => usuarioId);
    const { roles, usuarios } = sightOf({ ...carpeta, accesos: vigentes });
    return (await this.directory.miembros())
      .filter(({ id, rolId }) => roles.includes(rolId) || usuarios.includes(id))
      .map(({ id, nombre }) => ({ id, nombre }))
      .sort((one, other) => one.nombre.localeCompare(other.nombre, 'es'));
  }

  /** @throws DomainError 404; 422 for a carpeta in the trash */
  async add(carpetaId: string, { id: given, texto, menciones = [] }: ComentarDto): Promise<Comentario> {
    const carpeta = await this.gate.allows(carpetaId, 'comentar');
    const id = given ?? uuid();
    const mentioned = await this.seeing(carpetaId, menciones);
    await this.comentarios.insert({ id, carpetaId, texto, menciones: mentioned });
    this.record('comentario.agregado', carpetaId, id);
    await this.tell(mentioned, carpeta, id, texto);
    return this.comentarios.get(carpetaId, id);
  }

  /** @throws DomainError 404; 403 for a comment by somebody else */
  async update(carpetaId: string, id: string, body: EscribirComentarioDto): Promise<Comentario> {
    const carpeta = await this.gate.allows(carpetaId, 'comentar');
    const before = await this.own(carpetaId, id);
    const menciones = await this.seeing(carpetaId, body.menciones ?? before.menciones);
    const { texto } = body;
    await this.comentarios.update(id, { texto, menciones, editadoEn: this.transactions.now });
    this.record('comentario.modificado', carpetaId, id);
    await this.tell(
      menciones.filter((usuarioId) => !before.menciones.includes(usuarioId)),
      carpeta,
      id,
      texto,
    );
    return this.comentarios.get(carpetaId, id);
  }

  /** @throws DomainError 404; 403 for a comment by somebody else */
  async remove(carpetaId: string, id: string): Promise<void> {
    await this.gate.allows(carpetaId, 'comentar');
    await this.own(carpetaId, id);
    await this.comentarios.update(id, { eliminadoEn: this.transactions.now });
    this.record('comentario.eliminado', carpetaId, id);
  }

  /** @throws DomainError 404, also a day after the deletion; 403 for a comment by somebody else */
  async restore(carpetaId: string, id: string): Promise<Comentario> {
    await this.gate.allows(carpetaId, 'comentar');
    const comentario = await this.own(carpetaId, id, { isDeleted: true });
    if (comentario.eliminadoEn) {
      await this.comentarios.update(id, { eliminadoEn: null });
      this.record('comentario.restaurado', carpetaId, id);
    }
    return this.comentarios.get(carpetaId, id);
  }

  private async own(carpetaId: string, id: string, { isDeleted = false } = {}): Promise<Comentario> {
    const comentario = await (isDeleted
      ? this.comentarios.getRestorable(carpetaId, id)
      : this.comentarios.get(carpetaId, id));
    if (comentario.creadoPor !== this.transactions.tenant.usuarioId) {
      throw new DomainError('COMENTARIO_AJENO', 403, 'Solo quien escribió un comentario lo puede cambiar.');
    }
    return comentario;
  }

  /** The mentioned members who see the carpeta. */
  private async seeing(carpetaId: string, menciones: readonly string[]): Promise<string[]> {
    if (menciones.length === 0) {
      return [];
    }
    const seen = new Set((await this.findMencionables(carpetaId)).map(({ id }) => id));
    return menciones.filter((id) => seen.has(id));
  }

  /** Tells the mentioned people. The database checks again which of them may see the carpeta. */
  private async tell(menciones: readonly string[], carpeta: Carpeta, id: string, texto: string): Promise<void> {
    const { usuarioId } = this.transactions.tenant;
    const actor = { id: usuarioId, nombre: (await this.directory.naming())(usuarioId)?.nombre ?? '' };
    const aviso = mencion(carpeta, actor, id, texto);
    const others = menciones.filter((each) => each !== usuarioId);
    await this.notifier.notifyAll(others.map((mencionado) => ({ usuarioId: mencionado, aviso })));
  }

  private record(accion: Accion, carpetaId: string, id: string): void {
    this.auditoria.record({ accion, entidad: 'comentario', entidadId: id, carpetaId });
  }
}
