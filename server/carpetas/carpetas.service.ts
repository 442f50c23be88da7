import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { v7 as uuid } from 'uuid';
import { Auditoria } from '../auditoria/auditoria.service.js';
import { DomainError } from '../common/errors/domain-error.js';
import { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { ROL_PARTE_NOMBRE } from '../partes/parte-roles.js';
import type { TipoActo } from '../tipos-acto/tipo-acto.entity.js';
import { TiposActoService } from '../tipos-acto/tipos-acto.service.js';
import { type Carpeta, PRIORIDADES } from './carpeta.entity.js';
import { ESTADO_NOMBRE, type EstadoCarpeta, type Move, movesOf } from './carpeta-estados.js';
import { losesSight, permisosOf } from './carpeta-policy.js';
import type { CarpetasQuery, CrearCarpetaDto, ModificarCarpetaDto, MoverCarpetaDto } from './carpetas.dto.js';
import { type CarpetaFila, CarpetasRepository } from './carpetas.repository.js';

/** A carpeta with what its page shows beside its own fields. */
export interface CarpetaConMovimientos {
  carpeta: Carpeta;
  tipoActo: TipoActo;
  movimientos: Move[];
  rolId: number;
}

const SERIE = 'carpeta';

/** Carpetas: opening them, writing them, and moving them through their states. */
@Injectable()
export class CarpetasService {
  constructor(
    private readonly carpetas: CarpetasRepository,
    private readonly tiposActo: TiposActoService,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
  ) {}

  /** A page of the carpetas that the running user may see. */
  findPage(query: CarpetasQuery): Promise<[CarpetaFila[], number]> {
    return this.carpetas.findPage(query);
  }

  /** The etiquetas in use. */
  findEtiquetas(): Promise<{ nombre: string; total: number }[]> {
    return this.carpetas.findEtiquetas();
  }

  /** A carpeta with its moves. Reading a reserved one is audited. @throws DomainError 404 */
  async get(id: string): Promise<CarpetaConMovimientos> {
    const carpeta = await this.carpetas.get(id);
    if (carpeta.reservada) {
      this.record('carpeta.vista', carpeta);
    }
    return this.withMoves(carpeta);
  }

  /** @throws DomainError 404 unless the running user may see the carpeta */
  async assertVisible(id: string): Promise<void> {
    await this.carpetas.get(id);
  }

  /** Opens a carpeta: a draft, or at once with its number. @throws DomainError 422 for an unknown acto or member */
  async create({ abrir, prioridad = 'normal', ...fields }: CrearCarpetaDto): Promise<CarpetaConMovimientos> {
    const { usuarioId } = this.transactions.tenant;
    const tipoActo = await this.acto(fields.tipoActoId);
    const { moneda } = await this.directory.cuenta();
    const id = uuid();
    const carpeta = {
      estado: 'borrador' as const,
      responsableId: usuarioId,
      escribanoId: null,
      moneda,
      ...fields,
      id,
      prioridad: PRIORIDADES.indexOf(prioridad),
      reservada: fields.reservada ?? tipoActo.reservadoPorDefecto,
      creadaPor: usuarioId,
    };
    await this.checkMiembros(carpeta);
    this.checkSight(carpeta);
    await this.carpetas.insert(carpeta);
    this.record('carpeta.creada', carpeta, { caratula: fields.caratula, tipoActo: tipoActo.nombre });
    if (abrir) {
      await this.moveTo(await this.carpetas.get(id), 'en_preparacion', null);
    }
    return this.withMoves(await this.carpetas.get(id));
  }

  /** Writes fields of a carpeta. @throws DomainError 404, 412, 403 */
  async update(
    id: string,
    version: number,
    { prioridad, ...fields }: ModificarCarpetaDto,
  ): Promise<CarpetaConMovimientos> {
    const carpeta = await this.getAt(id, version);
    this.checkPermission(permisosOf(carpeta, this.transactions.tenant.rolId).editar);
    const changes = changesOf(carpeta, { ...fields, ...(prioridad && { prioridad: PRIORIDADES.indexOf(prioridad) }) });
    if (Object.keys(changes).length > 0) {
      if (changes.tipoActoId) {
        await this.acto(changes.tipoActoId);
      }
      await this.checkMiembros(changes);
      this.checkSight({ ...carpeta, ...changes });
      await this.write(carpeta, changes);
      this.record('carpeta.modificada', carpeta, { campos: Object.keys(changes) });
    }
    return this.withMoves(await this.carpetas.get(id));
  }

  /** Moves a carpeta to another state. @throws DomainError 404, 412, 422 with everything that is missing */
  async move(id: string, version: number, { estado, motivo }: MoverCarpetaDto): Promise<CarpetaConMovimientos> {
    const carpeta = await this.getAt(id, version);
    const { movimientos } = await this.withMoves(carpeta);
    const move = movimientos.find((candidate) => candidate.estado === estado);
    if (!move || carpeta.eliminadaEn) {
      const from = ESTADO_NOMBRE[carpeta.estado];
      throw moveRefused(`Una carpeta en «${from}» no puede pasar a «${ESTADO_NOMBRE[estado]}».`);
    }
    if (!move.permitido) {
      throw moveRefused(move.motivo ?? '');
    }
    if (move.requiereMotivo && !motivo) {
      throw new DomainError('FALTA_MOTIVO', 422, 'Hay que indicar el motivo.', [
        { campo: 'motivo', mensaje: 'Indique el motivo.' },
      ]);
    }
    await this.moveTo(carpeta, estado, motivo ?? null);
    return this.withMoves(await this.carpetas.get(id));
  }

  /** Puts a draft into the trash. @throws DomainError 404, 412, 422 for a numbered one, which can only be annulled */
  async remove(id: string, version: number): Promise<void> {
    const carpeta = await this.getAt(id, version);
    if (carpeta.numero !== null) {
      throw new DomainError('CARPETA_NUMERADA', 422, 'Una carpeta con número no se puede eliminar: se puede anular.');
    }
    if (carpeta.eliminadaEn === null) {
      await this.write(carpeta, { eliminadaEn: new Date() });
      this.record('carpeta.eliminada', carpeta);
    }
  }

  /** Takes a draft out of the trash. @throws DomainError 404, 412 */
  async restore(id: string, version: number): Promise<CarpetaConMovimientos> {
    const carpeta = await this.getAt(id, version);
    if (carpeta.eliminadaEn !== null) {
      await this.write(carpeta, { eliminadaEn: null });
      this.record('carpeta.restaurada', carpeta);
    }
    return this.withMoves(await this.carpetas.get(id));
  }

  private async moveTo(carpeta: Carpeta, estado: EstadoCarpeta, motivo: string | null): Promise<void> {
    await this.write(carpeta, {
      estado,
      motivoEstado: motivo,
      estadoPrevio: estado === 'suspendida' ? carpeta.estado : null,
      ...(carpeta.numero === null && (await this.number())),
    });
    this.record('carpeta.movida', carpeta, { de: carpeta.estado, a: estado, ...(motivo && { motivo }) });
  }

  /** A number for a carpeta that leaves borrador, in the year of the cuenta's time zone. */
  private async number(): Promise<{ numero: number; anio: number }> {
    const { zonaHoraria, numeroInicial } = await this.directory.cuenta();
    const anio = DateTime.now().setZone(zonaHoraria).year;
    return { anio, numero: await this.carpetas.nextNumber(SERIE, anio, numeroInicial) };
  }

  private async withMoves(carpeta: Carpeta): Promise<CarpetaConMovimientos> {
    const { rolId } = this.transactions.tenant;
    const tipoActo = await this.tiposActo.get(carpeta.tipoActoId);
    const present = await this.carpetas.findRolesOfPartes(carpeta.id);
    const rolesFaltantes = tipoActo.rolesRequeridos
      .filter((rol) => !present.includes(rol))
      .map((rol) => (ROL_PARTE_NOMBRE[rol] ?? rol).toLowerCase());
    const subject = { ...carpeta, esRegistrable: tipoActo.esRegistrable, rolesFaltantes };
    return { carpeta, tipoActo, rolId, movimientos: carpeta.eliminadaEn ? [] : movesOf(subject, rolId) };
  }

  private async getAt(id: string, version: number): Promise<Carpeta> {
    const carpeta = await this.carpetas.get(id);
    if (carpeta.version !== version) {
      throw stale();
    }
    return carpeta;
  }

  private async write(carpeta: Carpeta, changes: Partial<Carpeta>): Promise<void> {
    if (!(await this.carpetas.update(carpeta.id, carpeta.version, changes))) {
      throw stale();
    }
  }

  private async acto(id: string): Promise<TipoActo> {
    const tipoActo = await this.tiposActo.find(id);
    if (!tipoActo) {
      throw invalid('tipoActoId', 'El tipo de acto no existe.');
    }
    return tipoActo;
  }

  private async checkMiembros({ responsableId, escribanoId }: Partial<Carpeta>): Promise<void> {
    if (responsableId && !(await this.directory.isMiembro(responsableId))) {
      throw invalid('responsableId', 'El responsable no es miembro de la cuenta.');
    }
    if (escribanoId && !(await this.directory.isMiembro(escribanoId))) {
      throw invalid('escribanoId', 'El escribano no es miembro de la cuenta.');
    }
  }

  private checkSight(carpeta: Pick<Carpeta, 'reservada' | 'responsableId' | 'escribanoId'>): void {
    if (losesSight(carpeta, this.transactions.tenant)) {
      throw invalid('reservada', 'Si la reserva sin ser su responsable, dejaría de verla. Pídalo al titular.');
    }
  }

  private checkPermission(isAllowed: boolean): void {
    if (!isAllowed) {
      throw new DomainError(
        'CARPETA_CERRADA',
        422,
        'La carpeta está archivada, anulada o en la papelera: no admite cambios.',
      );
    }
  }

  private record(accion: string, { id }: { id: string }, datos?: Record<string, unknown>): void {
    this.auditoria.record({ accion, entidad: 'carpeta', entidadId: id, carpetaId: id, datos });
  }
}

/** Only what differs from the carpeta as it is. */
function changesOf(carpeta: Carpeta, fields: Partial<Carpeta>): Partial<Carpeta> {
  const entries = Object.entries(fields).filter(
    ([key, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(carpeta[key as keyof Carpeta]),
  );
  return Object.fromEntries(entries);
}

function invalid(campo: string, mensaje: string): DomainError {
  return new DomainError('DATOS_INVALIDOS', 422, mensaje, [{ campo, mensaje }]);
}

function stale(): DomainError {
  return new DomainError(
    'VERSION_ANTERIOR',
    412,
    'Otra persona modificó la carpeta mientras tanto. Recárguela y vuelva a intentarlo.',
  );
}

function moveRefused(message: string): DomainError {
  return new DomainError('MOVIMIENTO_RECHAZADO', 422, message, [{ campo: 'estado', mensaje: message }]);
}
