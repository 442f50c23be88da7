import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { changesOf } from '../../common/database/changes.js';
import { defined } from '../../common/defined.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type Accion, Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { fechaEnTexto } from '../../vocabulario/fecha-firma.js';
import { CarpetaEstadosService } from '../carpetas/carpeta-estados.service.js';
import { CarpetaGate } from '../carpetas/carpeta-gate.service.js';
import type { Inscripcion } from './inscripcion.entity.js';
import { estadoDe, estadoDeCarpeta, pasoHacia, quedaSinPresentar } from './inscripcion-estado.js';
import type {
  CamposInscripcionDto,
  ContestarInscripcionDto,
  NuevaInscripcionDto,
  ObservarInscripcionDto,
  ResolverInscripcionDto,
  VenceOfrecidoQuery,
} from './inscripciones.dto.js';
import { InscripcionesRepository, type InscripcionFila } from './inscripciones.repository.js';
import { PlazosDeInscripciones, type VenceOfrecido } from './plazos-de-inscripciones.js';
import { checkTaken, ReglasDeInscripciones } from './reglas-de-inscripciones.js';

/** The fields of a new inscripción that nobody gave. */
const EMPTY = {
  ...{ que: null, presentada: null, tasaPagada: null, numero: null, vence: null, resultado: null, resuelta: null },
  ...{ asiento: null, documentoId: null, version: 1 },
} as const;

/** The inscripciones of carpetas: presented, observed, entered or refused. The state of the carpeta follows them. */
@Injectable()
export class InscripcionesService {
  constructor(
    private readonly inscripciones: InscripcionesRepository,
    private readonly plazos: PlazosDeInscripciones,
    private readonly reglas: ReglasDeInscripciones,
    private readonly gate: CarpetaGate,
    private readonly estados: CarpetaEstadosService,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
  ) {}

  /** @throws DomainError 404 */
  async findOfCarpeta(carpetaId: string): Promise<InscripcionFila[]> {
    await this.gate.visible(carpetaId);
    return this.inscripciones.findOfCarpeta(carpetaId);
  }

  /** The last day on which a presentation keeps its place, by a rule of the acto. @throws DomainError 404 */
  offerVence(carpetaId: string, query: VenceOfrecidoQuery): Promise<VenceOfrecido | null> {
    return this.plazos.offer(carpetaId, query);
  }

  /** Adds an inscripción. With a day of presentation it is presented at once. @throws DomainError 404, 422 */
  async create(carpetaId: string, { id: given, ...fields }: NuevaInscripcionDto): Promise<InscripcionFila[]> {
    await this.reglas.checkRegistrable(await this.gate.lock(carpetaId, 'editarInscripciones'));
    const { now, tenant } = this.transactions;
    const inscripcion = {
      ...EMPTY,
      ...defined(fields),
      ...{ id: given ?? uuid(), carpetaId, creadoPor: tenant.usuarioId, creadoEn: now },
    };
    await this.reglas.checkPresentada(inscripcion);
    await this.reglas.check(inscripcion);
    await this.inscripciones.insert({ ...inscripcion, vence: null });
    await this.plazos.added(inscripcion);
    this.record('inscripcion.agregada', inscripcion);
    return inscripcion.presentada === null ? this.follow(carpetaId) : this.present(inscripcion, inscripcion.vence);
  }

  /**
   * Changes fields of an inscripción. Writing the day of the presentation presents it. @throws DomainError 404, 412,
   * 422
   */
  async update(id: string, version: number, fields: CamposInscripcionDto): Promise<InscripcionFila[]> {
    const inscripcion = await this.lock(id, version);
    const changes = changesOf<Inscripcion>(inscripcion, fields as Partial<Inscripcion>);
    const campos = Object.keys(changes);
    const { carpetaId } = inscripcion;
    if (campos.length === 0) {
      return this.inscripciones.findOfCarpeta(carpetaId);
    }
    const { presentada: before } = inscripcion;
    const isMoved = 'presentada' in changes;
    // A new day of presentation gives a new last day, unless the person writes one.
    const after = { ...inscripcion, ...changes, ...(isMoved && { vence: changes.vence ?? null }) };
    if (isMoved) {
      await this.reglas.checkPresentada(after);
    }
    if (before !== null && after.presentada === null) {
      checkTaken(after);
    }
    await this.reglas.check(after, inscripcion.documentoId);
    await this.reglas.checkObservadas(after);
    const { vence: written, ...rest } = changes;
    if (isMoved) {
      // A written last day without a plazo gets a plazo, which then moves with the presentation.
      await this.plazos.holdUntil(inscripcion, inscripcion.vence);
    }
    await this.inscripciones.update(inscripcion, { ...rest, ...(isMoved && { vence: null }) });
    if (before === null && after.presentada !== null) {
      await this.reglas.checkRegistrable(await this.gate.visible(carpetaId));
      return this.present(after, written ?? null);
    }
    this.record('inscripcion.modificada', after, { campos });
    const { presentada } = after;
    if (presentada === null) {
      return isMoved ? this.take(after) : this.follow(carpetaId);
    }
    if (isMoved && before !== null) {
      await this.plazos.corrected({ ...after, presentada }, before);
    }
    if ('vence' in changes) {
      await this.plazos.holdUntil(after, after.vence);
    }
    if ('tasaPagada' in changes) {
      await this.plazos.paid(after, inscripcion.tasaPagada);
      const { tasaPagada } = after;
      const observaciones = await this.inscripciones.findObservaciones(id);
      if (tasaPagada !== null && observaciones.some(({ observada }) => observada >= tasaPagada)) {
        await this.plazos.examined(after);
      }
    }
    return this.follow(carpetaId);
  }

  /** Writes an observation of the register. @throws DomainError 404, 412, 422 */
  async observe(
    id: string,
    version: number,
    { texto, dia, vence }: ObservarInscripcionDto,
  ): Promise<InscripcionFila[]> {
    const inscripcion = await this.lockPresented(id, version);
    const { carpetaId, presentada } = inscripcion;
    if (await this.inscripciones.findOpen(id)) {
      throw refused('Ya hay una observación sin contestar: contéstela primero.');
    }
    const observada = await this.reglas.checkedDay(dia, presentada, 'a la presentación');
    const { now: creadoEn } = this.transactions;
    const observacion = { id: uuid(), carpetaId, inscripcionId: id, texto, observada, contestada: null };
    await this.reglas.check({ ...inscripcion, ...(vence && { vence }) }, inscripcion.documentoId);
    await this.inscripciones.observe({ ...observacion, respuesta: null, creadoEn });
    await this.inscripciones.update(inscripcion, {});
    await this.plazos.came(inscripcion, 'observada', observada);
    if (vence) {
      await this.plazos.holdUntil(inscripcion, vence);
    }
    this.record('inscripcion.observada', inscripcion, { texto });
    return this.follow(carpetaId, observada, texto);
  }

  /** Writes the answer to the open observation. @throws DomainError 404, 412, 422 */
  async answer(
    id: string,
    version: number,
    { respuesta = null, dia }: ContestarInscripcionDto,
  ): Promise<InscripcionFila[]> {
    const inscripcion = await this.lockPresented(id, version);
    const observacion = await this.inscripciones.findOpen(id);
    if (!observacion) {
      throw refused('No hay ninguna observación sin contestar.');
    }
    const contestada = await this.reglas.checkedDay(dia, observacion.observada, 'a la observación');
    await this.inscripciones.answer(observacion.id, { contestada, respuesta });
    await this.inscripciones.update(inscripcion, {});
    await this.plazos.came(inscripcion, 'en_inscripcion', contestada);
    this.record('inscripcion.contestada', inscripcion, { dia: contestada });
    return this.follow(inscripcion.carpetaId, contestada);
  }

  /** Writes the result of an inscripción. @throws DomainError 404, 412, 422 */
  async resolve(
    id: string,
    version: number,
    { resultado, dia, asiento = null, documentoId = null }: ResolverInscripcionDto,
  ): Promise<InscripcionFila[]> {
    const inscripcion = await this.lockPresented(id, version);
    const contestadas = (await this.inscripciones.findObservaciones(id)).map(({ contestada }) => contestada);
    if (contestadas.includes(null)) {
      throw refused('Hay una observación sin contestar: contéstela primero.');
    }
    const ultima = contestadas.toSorted().at(-1);
    const resuelta = ultima
      ? await this.reglas.checkedDay(dia, ultima, `a lo que se contestó el ${fechaEnTexto(ultima)}`)
      : await this.reglas.checkedDay(dia, inscripcion.presentada, 'a la presentación');
    const changes = { resultado, resuelta, asiento: resultado === 'inscripta' ? asiento : null, documentoId };
    await this.reglas.check({ ...inscripcion, ...changes });
    await this.inscripciones.update(inscripcion, changes);
    await this.plazos.resolved(inscripcion, resultado);
    this.record(`inscripcion.${resultado}`, inscripcion, { dia: resuelta, asiento: changes.asiento });
    return this.follow(inscripcion.carpetaId, resuelta);
  }

  /** Removes the result, until the carpeta is inscripta or further. @throws DomainError 404, 412, 422 */
  async reopen(id: string, version: number): Promise<InscripcionFila[]> {
    const inscripcion = await this.lock(id, version);
    if (inscripcion.resultado === null) {
      throw refused('La inscripción no tiene resultado.');
    }
    const { estado } = await this.gate.visible(inscripcion.carpetaId);
    if (pasoHacia(estado, 'inscripta') === null) {
      throw refused('La carpeta ya pasó la inscripción: el resultado queda.');
    }
    await this.inscripciones.update(inscripcion, { resultado: null, resuelta: null, asiento: null });
    await this.plazos.reopened(inscripcion);
    this.record('inscripcion.reabierta', inscripcion);
    return this.follow(inscripcion.carpetaId);
  }

  /**
   * Removes an inscripción without a result. The carpeta's state follows the others. @throws DomainError 404, 412, 422
   */
  async remove(id: string, version: number): Promise<void> {
    const inscripcion = await this.lock(id, version);
    if (inscripcion.resultado !== null) {
      throw refused('La inscripción tiene resultado: quítelo primero.');
    }
    await this.plazos.leaves(inscripcion);
    await this.inscripciones.delete(id);
    this.record('inscripcion.quitada', inscripcion);
    await (inscripcion.presentada === null ? this.follow(inscripcion.carpetaId) : this.followTaken(inscripcion));
  }

  private async lock(id: string, version: number): Promise<Inscripcion> {
    await this.gate.lock(await this.inscripciones.carpetaOf(id), 'editarInscripciones');
    return this.inscripciones.getLocked(id, version);
  }

  private async lockPresented(id: string, version: number): Promise<Inscripcion> {
    const inscripcion = await this.lock(id, version);
    if (inscripcion.presentada === null) {
      throw refused('Primero indique cuándo se presentó.');
    }
    if (inscripcion.resultado !== null) {
      throw refused('La inscripción ya tiene resultado.');
    }
    return inscripcion;
  }

  /** @param vence the last day that a person wrote; null when rules give it */
  private async present(
    inscripcion: Omit<Inscripcion, 'creadoPor' | 'creadoEn'>,
    vence: string | null,
  ): Promise<InscripcionFila[]> {
    const { carpetaId, presentada, tasaPagada, numero } = inscripcion;
    await this.plazos.presented(inscripcion, presentada ?? (await this.reglas.hoy()));
    if (vence !== null) {
      await this.plazos.holdUntil(inscripcion, vence);
    }
    if (tasaPagada !== null) {
      await this.plazos.paid(inscripcion, null);
    }
    this.record('inscripcion.presentada', inscripcion, { dia: presentada, numero });
    return this.follow(carpetaId, presentada);
  }

  /**
   * Moves the locked carpeta to the state of its inscripciones, one allowed move after another.
   * @param dia the day of the change, on which plazos of the moves begin; null for today
   * @param motivo the text of the observation
   */
  private async follow(carpetaId: string, dia: string | null = null, motivo?: string): Promise<InscripcionFila[]> {
    const filas = await this.inscripciones.findOfCarpeta(carpetaId);
    const meta = estadoDeCarpeta(filas.map(estadoDe));
    for (let steps = 0; meta !== null && steps < 3; steps++) {
      const carpeta = await this.gate.visible(carpetaId);
      const paso = pasoHacia(carpeta.estado, meta);
      if (paso === null) {
        break;
      }
      const to = { estado: paso, ...(paso === 'observada' && { motivo }) };
      await this.estados.pass(carpeta, to, { dia, permission: 'inscripciones.editar' });
    }
    return filas;
  }

  /** Ends the plazos of a removed presentation, and moves the carpeta. */
  private async take(inscripcion: Inscripcion): Promise<InscripcionFila[]> {
    await this.plazos.taken(inscripcion);
    return this.followTaken(inscripcion);
  }

  /** Moves the carpeta back to firmada when its last presentation was removed. Else as {@link follow}. */
  private async followTaken({ carpetaId, registro }: Pick<Inscripcion, 'carpetaId' | 'registro'>) {
    const filas = await this.inscripciones.findOfCarpeta(carpetaId);
    const carpeta = await this.gate.visible(carpetaId);
    if (!quedaSinPresentar(carpeta.estado, filas.map(estadoDe))) {
      return this.follow(carpetaId);
    }
    const motivo = `Se quitó la presentación en ${registro}: no queda ninguna.`;
    await this.estados.unpresent(carpeta, motivo);
    await this.plazos.atTheOffice(carpetaId, motivo, filas.length === 0);
    return filas;
  }

  private record(
    accion: Extract<Accion, `inscripcion.${string}`>,
    { id, carpetaId, registro }: Pick<Inscripcion, 'id' | 'carpetaId' | 'registro'>,
    datos: Readonly<Record<string, unknown>> = {},
  ): void {
    const entidad = { entidad: 'inscripcion', entidadId: id, carpetaId } as const;
    this.auditoria.record({ accion, ...entidad, datos: { registro, ...datos } });
  }
}

const refused = (mensaje: string): DomainError => new DomainError('INSCRIPCION_NO_ADMITE', 422, mensaje);
