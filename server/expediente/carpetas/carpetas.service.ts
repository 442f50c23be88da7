import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { isAllowed } from '../../common/access/permissions.js';
import { changesOf } from '../../common/database/changes.js';
import { DomainError, invalidField } from '../../common/errors/domain-error.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type Accion, Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { Lecturas } from '../../plataforma/auditoria/lecturas.service.js';
import { AWAITING_SIGNATURE, isSigned } from '../../vocabulario/carpeta-estados.js';
import { palabrasDe } from '../../vocabulario/palabras.js';
import { PRIORIDADES } from '../../vocabulario/prioridades.js';
import type { TipoActo } from '../tipos-acto/tipo-acto.entity.js';
import { TiposActoService } from '../tipos-acto/tipos-acto.service.js';
import type { Carpeta } from './carpeta.entity.js';
import { CarpetaAccesosRepository } from './carpeta-accesos.repository.js';
import { type CarpetaConMovimientos, CarpetaEstadosService } from './carpeta-estados.service.js';
import { CarpetaFollowers } from './carpeta-followers.js';
import { CarpetaLive } from './carpeta-live.service.js';
import { assertPermiso, losesSight } from './carpeta-policy.js';
import type { CrearCarpetaDto, ModificarCarpetaDto } from './carpetas.dto.js';
import { CarpetasRepository } from './carpetas.repository.js';
import { type CarpetaFila, CarpetasListRepository } from './carpetas-list.repository.js';
import type { CarpetasQuery } from './carpetas-query.dto.js';
import { asSpelled } from './etiquetas-cambiadas.js';

/** The fields of a carpeta on which its visibility depends. */
type Sight = Pick<Carpeta, 'id' | 'reservada' | 'responsableId'>;

/** Creates and changes carpetas, and keeps the trash of drafts. */
@Injectable()
export class CarpetasService {
  constructor(
    private readonly carpetas: CarpetasRepository,
    private readonly lista: CarpetasListRepository,
    private readonly accesos: CarpetaAccesosRepository,
    private readonly estados: CarpetaEstadosService,
    private readonly tiposActo: TiposActoService,
    private readonly followers: CarpetaFollowers,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
    private readonly lecturas: Lecturas,
    private readonly live: CarpetaLive,
  ) {}

  /** A page of the carpetas that the running user may see. */
  findPage(query: CarpetasQuery): Promise<[CarpetaFila[], number]> {
    return this.lista.findPage(query);
  }

  /** A carpeta with its moves. Reading a reserved carpeta is audited. @throws DomainError 404 */
  async get(id: string): Promise<CarpetaConMovimientos> {
    const carpeta = await this.carpetas.get(id);
    if (carpeta.reservada) {
      await this.lecturas.record({ accion: 'carpeta.vista', entidad: 'carpeta', entidadId: id, carpetaId: id });
    }
    return this.estados.describe(carpeta);
  }

  /** @throws DomainError 404 unless the running user may see the carpeta */
  async assertVisible(id: string): Promise<void> {
    await this.carpetas.get(id);
  }

  /** Creates a carpeta, and describes it. @throws DomainError as {@link add} */
  async create(fields: CrearCarpetaDto): Promise<CarpetaConMovimientos> {
    return this.estados.describe(await this.add(fields));
  }

  /**
   * Creates a carpeta: a draft, or with `abrir` an opened carpeta with its number.
   * @throws DomainError 422 for an unknown acto or member
   */
  async add({ abrir, prioridad = 'normal', ...fields }: CrearCarpetaDto): Promise<Carpeta> {
    const { usuarioId } = this.transactions.tenant;
    const tipoActo = await this.acto(fields.tipoActoId);
    const { moneda } = await this.directory.cuenta();
    const id = fields.id ?? uuid();
    const carpeta = {
      estado: 'borrador' as const,
      responsableId: usuarioId,
      escribanoId: null,
      moneda,
      ...fields,
      ...(fields.etiquetas && { etiquetas: await this.spelled(fields.etiquetas, { id, etiquetas: [] }) }),
      id,
      tipoActoVersion: tipoActo.version,
      prioridad: PRIORIDADES.indexOf(prioridad),
      reservada: fields.reservada ?? tipoActo.reservadoPorDefecto,
      creadaPor: usuarioId,
    };
    await this.checkMiembros(carpeta);
    await this.checkSight(carpeta, carpeta);
    await this.carpetas.insert(carpeta);
    await this.followers.tell((follower) => follower.created?.(id, tipoActo));
    this.record('carpeta.creada', carpeta, { caratula: fields.caratula, tipoActo: tipoActo.nombre });
    if (abrir) {
      await this.estados.open(await this.carpetas.get(id));
    }
    return this.carpetas.get(id);
  }

  /**
   * Writes fields of a carpeta.
   * @param datos what the audit says besides; an undo writes etiquetas exactly as given
   * @throws DomainError 403, 404, 412, 422; 409 when the room of its signature is taken then
   */
  async update(
    id: string,
    version: number,
    { prioridad, ...fields }: ModificarCarpetaDto,
    datos?: { deshace: true },
  ): Promise<CarpetaConMovimientos> {
    const carpeta = await this.carpetas.getAt(id, version);
    assertPermiso(carpeta, this.transactions.tenant.rolId, 'editar');
    if (fields.etiquetas && !datos?.deshace) {
      fields.etiquetas = await this.spelled(fields.etiquetas, carpeta);
    }
    const changes = changesOf(carpeta, { ...fields, ...(prioridad && { prioridad: PRIORIDADES.indexOf(prioridad) }) });
    if (Object.keys(changes).length > 0) {
      checkSettled(carpeta, changes);
      const acto = changes.tipoActoId ? await this.acto(changes.tipoActoId) : null;
      if (acto) {
        await this.followers.tell((follower) => follower.actoChanging?.(carpeta, acto));
      }
      if (acto?.reservadoPorDefecto) {
        changes.reservada ??= true;
      }
      await this.checkMiembros(changes);
      await this.checkSight(carpeta, changes);
      if (changes.reservada !== undefined || changes.responsableId !== undefined) {
        await this.live.noteSight(id);
      }
      await this.carpetas.update(carpeta, { ...changes, ...(acto && { tipoActoVersion: acto.version }) });
      if (acto) {
        await this.followers.tell((follower) => follower.actoChanged?.(id, acto));
      }
      if (changes.fechaFirmaPrevista !== undefined && AWAITING_SIGNATURE.includes(carpeta.estado)) {
        const plan = { carpetaId: id, dia: changes.fechaFirmaPrevista };
        await this.followers.tell((follower) => follower.planned?.(plan));
      }
      const escribano = await this.escribanoBeforeAndAfter(carpeta, changes);
      this.record('carpeta.modificada', carpeta, { campos: Object.keys(changes), ...escribano, ...datos });
      await this.auditoria.settle();
    }
    return this.estados.describe(await this.carpetas.get(id));
  }

  /**
   * Puts a draft into the trash. @throws DomainError 404, 412; 422 for a numbered carpeta, which can only be annulled
   */
  async remove(id: string, version: number): Promise<void> {
    const carpeta = await this.carpetas.getAt(id, version);
    if (carpeta.numero !== null) {
      throw new DomainError('CARPETA_NUMERADA', 422, 'Una carpeta con número no se puede eliminar: se puede anular.');
    }
    if (carpeta.eliminadaEn === null) {
      await this.carpetas.update(carpeta, { eliminadaEn: this.transactions.now });
      this.record('carpeta.eliminada', carpeta);
    }
  }

  /** Takes a draft out of the trash. @throws DomainError 404, 412 */
  async restore(id: string, version: number): Promise<CarpetaConMovimientos> {
    const carpeta = await this.carpetas.getAt(id, version);
    if (carpeta.eliminadaEn !== null) {
      await this.carpetas.update(carpeta, { eliminadaEn: null });
      this.record('carpeta.restaurada', carpeta);
    }
    return this.estados.describe(await this.carpetas.get(id));
  }

  /** The etiquetas of a carpeta. New ones take the spelling of the office's other carpetas. */
  private async spelled(etiquetas: readonly string[], carpeta: Pick<Carpeta, 'id' | 'etiquetas'>): Promise<string[]> {
    const present = carpeta.etiquetas;
    const added = etiquetas.filter((each) => !present.includes(each));
    const known = added.length > 0 ? await this.lista.findSpellings(added, carpeta.id) : [];
    return asSpelled(etiquetas, present, known);
  }

  private async acto(id: string): Promise<TipoActo> {
    const tipoActo = await this.tiposActo.find(id);
    if (!tipoActo) {
      throw invalidField('tipoActoId', 'El tipo de acto no existe.');
    }
    if (!tipoActo.activo) {
      throw invalidField('tipoActoId', 'Ese tipo de acto está desactivado.');
    }
    return tipoActo;
  }

  /** The names of the notary before and after a change, for the audit. Empty when the notary stays. */
  private async escribanoBeforeAndAfter(carpeta: Carpeta, { escribanoId }: Partial<Carpeta>) {
    if (escribanoId === undefined) {
      return {};
    }
    const naming = await this.directory.naming();
    return { escribano: { antes: naming(carpeta.escribanoId)?.nombre, ahora: naming(escribanoId)?.nombre } };
  }

  private async checkMiembros({ responsableId, escribanoId }: Partial<Carpeta>): Promise<void> {
    if (responsableId && !(await this.directory.isMiembro(responsableId))) {
      throw invalidField('responsableId', 'El responsable no es miembro de la cuenta.');
    }
    if (!escribanoId) {
      return;
    }
    const { firmante, unAdscripto } = palabrasDe((await this.directory.cuenta()).pais);
    const escribano = (await this.directory.conocidos()).get(escribanoId);
    if (!escribano?.isActive) {
      throw invalidField('escribanoId', `El ${firmante} no es miembro de la cuenta.`);
    }
    if (!isAllowed(escribano.rolId, 'carpetas.firmar')) {
      throw invalidField('escribanoId', `${escribano.nombre} no firma: elija al titular o a ${unAdscripto}.`);
    }
  }

  private async checkSight(carpeta: Sight, changes: Partial<Sight>): Promise<void> {
    const { tenant } = this.transactions;
    const { reservada, responsableId } = changes;
    const isTouched = reservada !== undefined || responsableId !== undefined;
    if (!isTouched || !losesSight({ ...carpeta, ...changes }, tenant)) {
      return;
    }
    if ((await this.accesos.findOne(carpeta.id, tenant.usuarioId))?.vigente) {
      return;
    }
    if (reservada) {
      throw invalidField('reservada', 'Si la reserva sin ser su responsable, dejaría de verla. Pídalo al titular.');
    }
    throw invalidField('responsableId', 'La carpeta es reservada: dejaría de verla. Pídalo al titular.');
  }

  private record(accion: Accion, { id }: { id: string }, datos?: Record<string, unknown>): void {
    this.auditoria.record({ accion, entidad: 'carpeta', entidadId: id, carpetaId: id, datos });
  }
}

/** @throws DomainError 422 for a change of fields that the signature settled */
function checkSettled({ estado }: Carpeta, changes: Partial<Carpeta>): void {
  const settled = (['tipoActoId', 'moneda', 'monto', 'escribanoId', 'fechaFirmaPrevista'] as const).find(
    (campo) => changes[campo] !== undefined,
  );
  if (settled && isSigned(estado)) {
    throw invalidField(settled, 'No se puede cambiar después de la firma.');
  }
}
