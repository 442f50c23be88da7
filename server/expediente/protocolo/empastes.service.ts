import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { found } from '../../common/database/found.js';
import { dayIn } from '../../common/day.js';
import { DomainError, invalidField } from '../../common/errors/domain-error.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { diasHasta } from '../../vocabulario/computo.js';
import { fechaEnTexto } from '../../vocabulario/fecha-firma.js';
import { FeriadosService } from '../feriados/feriados.service.js';
import type { ReglaDePlazo } from '../reglas-de-plazo/regla-de-plazo.entity.js';
import { ReglasDePlazoService } from '../reglas-de-plazo/reglas-de-plazo.service.js';
import type { EmpastesDto, LibroPorEmpastarDto, NuevoEmpasteDto } from './empastes.dto.js';
import { EmpastesRepository, type EstadoDeLibro } from './empastes.repository.js';
import { ProtocoloRepository } from './protocolo.repository.js';

/** The binding of the books, when a rule of the office requires it. No carpeta waits for a binding. */
@Injectable()
export class EmpastesService {
  constructor(
    private readonly empastes: EmpastesRepository,
    private readonly protocolo: ProtocoloRepository,
    private readonly reglas: ReglasDePlazoService,
    private readonly feriados: FeriadosService,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
    private readonly realtime: Realtime,
  ) {}

  /** The unbound folios of each book, and the day until which to bind them. */
  async find(): Promise<EmpastesDto> {
    const regla = await this.regla();
    if (!regla) {
      return { regla: null, libros: [] };
    }
    const { nombre, fuente, confirmadaEn, folios } = regla;
    const libros: LibroPorEmpastarDto[] = [];
    for (const libro of await this.empastes.findLibros()) {
      libros.push(await this.present(libro, regla));
    }
    return { regla: { nombre, fuente, porConfirmar: confirmadaEn === null, folios }, libros };
  }

  /** Records the binding of a book. @throws DomainError 404, 422 */
  async create({ id, registroId, dia: given, folio: asked }: NuevoEmpasteDto): Promise<void> {
    const registroNotarial = await this.protocolo.lockRegistroNotarial(registroId);
    const libro = found((await this.empastes.findLibros(registroId))[0], 'el registro');
    const hoy = await this.hoy();
    const dia = given ?? hoy;
    if (libro.anio === null || libro.folio === null) {
      throw new DomainError('NADA_POR_EMPASTAR', 422, 'No hay folios sin empastar.');
    }
    const first = libro.anio === libro.ultimoAnio ? (libro.ultimoFolio ?? 0) + 1 : 1;
    const folio = asked ?? libro.folio;
    if (folio < first || folio > libro.folio) {
      throw invalidField('folio', `Debe estar entre el folio ${first} y el ${libro.folio}.`);
    }
    if (dia > hoy) {
      throw invalidField('dia', 'Ese día todavía no llegó.');
    }
    if (libro.ultimoDia !== null && dia < libro.ultimoDia) {
      throw invalidField('dia', `El último empaste es del ${fechaEnTexto(libro.ultimoDia)}: no puede ser anterior.`);
    }
    const { tenant, now } = this.transactions;
    const empaste = { id: id ?? uuid(), registroId, anio: libro.anio, folio, dia };
    await this.empastes.insert({ ...empaste, creadoPor: tenant.usuarioId, creadoEn: now });
    this.record('empaste.registrado', empaste.id, { registro: registroNotarial.nombre, anio: libro.anio, folio, dia });
  }

  /** Removes the last binding of a book. @throws DomainError 404, 422 */
  async remove(id: string): Promise<void> {
    const { registroId } = found(await this.empastes.find(id), 'el empaste');
    const registroNotarial = await this.protocolo.lockRegistroNotarial(registroId);
    // When two people remove it at once, the second finds it removed.
    const empaste = found(await this.empastes.find(id), 'el empaste');
    const [libro] = await this.empastes.findLibros(registroNotarial.id);
    if (libro?.ultimoId !== id) {
      throw new DomainError('EMPASTE_ANTERIOR', 422, 'Solo se puede quitar el último empaste.');
    }
    const { anio, folio, dia } = empaste;
    await this.empastes.delete(id);
    this.record('empaste.quitado', id, { registro: registroNotarial.nombre, anio, folio, dia });
  }

  private async regla(): Promise<ReglaDePlazo | null> {
    return (await this.reglas.findAll()).find(({ cuentaDesde, activa }) => activa && cuentaDesde === 'libro') ?? null;
  }

  private async present(libro: EstadoDeLibro, regla: ReglaDePlazo): Promise<LibroPorEmpastarDto> {
    const { registroId, registro, anio, folio, folios, ultimoId: id, ultimoAnio, ultimoFolio, ultimoDia } = libro;
    const vence = await this.venceDe(libro, regla);
    const faltan = vence === null ? null : diasHasta(await this.hoy(), vence);
    const isFull = regla.folios !== null && folios >= regla.folios;
    const ultimo =
      id === null || ultimoAnio === null || ultimoFolio === null || ultimoDia === null
        ? null
        : { id, anio: ultimoAnio, folio: ultimoFolio, dia: ultimoDia };
    return {
      ...{ registroId, registro, anio, folio, folios, vence, faltan, ultimo },
      debido: isFull || (faltan !== null && faltan < 0),
    };
  }

  /**
   * The last day to bind. It counts from the last binding. When the plazo ends before the first unbound instrumento, it
   * counts from that instrumento.
   */
  private async venceDe({ primera, ultimoDia }: EstadoDeLibro, regla: ReglaDePlazo): Promise<string | null> {
    if (primera === null) {
      return null;
    }
    const since = ultimoDia === null ? null : await this.feriados.vencimiento(ultimoDia, regla);
    return since !== null && since >= primera ? since : this.feriados.vencimiento(primera, regla);
  }

  private async hoy(): Promise<string> {
    return dayIn((await this.directory.cuenta()).zonaHoraria, this.transactions.now);
  }

  private record(accion: 'empaste.registrado' | 'empaste.quitado', id: string, datos: Record<string, unknown>): void {
    this.auditoria.record({ accion, entidad: 'empaste', entidadId: id, datos });
    this.realtime.tellCuenta({ type: 'protocolo.changed' });
  }
}
