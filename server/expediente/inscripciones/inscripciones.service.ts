import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { changesOf } from '../../common/database/changes.js';
import { dayIn } from '../../common/day.js';
import { defined } from '../../common/defined.js';
import { diaRefusal } from '../../common/dia-posible.js';
import { DomainError, invalidField } from '../../common/errors/domain-error.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type Accion, Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { named } from '../../plataforma/auditoria/palabras.js';
import { diasHasta, MAX_DIAS } from '../../vocabulario/computo.js';
import { fechaEnTexto } from '../../vocabulario/fecha-firma.js';
import type { Carpeta } from '../carpetas/carpeta.entity.js';
import { CarpetaEstadosService } from '../carpetas/carpeta-estados.service.js';
import { CarpetaGate } from '../carpetas/carpeta-gate.service.js';
import { DocumentosDeCarpeta } from '../documentos/documentos-de-carpeta.service.js';
import { TiposActoService } from '../tipos-acto/tipos-acto.service.js';
import type { Inscripcion } from './inscripcion.entity.js';
import { estadoDe, estadoDeCarpeta, pasoHacia, quedaSinPresentar } from './inscripcion-estado.js';
import { CAMPOS } from './inscripciones.domain.js';
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
    private readonly actos: TiposActoService,
    private readonly documentos: DocumentosDeCarpeta,
    private readonly gate: CarpetaGate,
    private readonly estados: CarpetaEstadosService,
    private readonly directory: CuentaDirectory,
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
    await this.checkRegistrable(await this.gate.lock(carpetaId, 'editarInscripciones'));
    const { now, tenant } = this.transactions;
    const inscripcion = {
      ...EMPTY,
      ...defined(fields),
      ...{ id: given ?? uuid(), carpetaId, creadoPor: tenant.usuarioId, creadoEn: now },
    };
    await this.checkPresentada(inscripcion);
    await this.check(inscripcion);
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
      await this.checkPresentada(after);
    }
    if (before !== null && after.presentada === null) {
      checkTaken(after);
    }
    await this.check(after, inscripcion.documentoId);
    await this.checkObservadas(after);
    const { vence: written, ...rest } = changes;
    if (isMoved) {
      // A written last day without a plazo gets a plazo, which then moves with the presentation.
      await this.plazos.holdUntil(inscripcion, inscripcion.vence);
    }
    await this.inscripciones.update(inscripcion, { ...rest, ...(isMoved && { vence: null }) });
    if (before === null && after.presentada !== null) {
      await this.checkRegistrable(await this.gate.visible(carpetaId));
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
    const observada = await this.checkedDay(dia, presentada, 'a la presentación');
    const { now: creadoEn } = this.transactions;
    const observacion = { id: uuid(), carpetaId, inscripcionId: id, texto, observada, contestada: null };
    await this.check({ ...inscripcion, ...(vence && { vence }) }, inscripcion.documentoId);
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
    const contestada = await this.checkedDay(dia, observacion.observada, 'a la observación');
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
      ? await this.checkedDay(dia, ultima, `a lo que se contestó el ${fechaEnTexto(ultima)}`)
      : await this.checkedDay(dia, inscripcion.presentada, 'a la presentación');
    const changes = { resultado, resuelta, asiento: resultado === 'inscripta' ? asiento : null, documentoId };
    await this.check({ ...inscripcion, ...changes });
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
    await this.plazos.presented(inscripcion, presentada ?? (await this.hoy()));
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
   * Moves the carpeta to the state of its inscripciones, one allowed move after another.
   * @param dia the day of the change, on which plazos of the moves begin; null for today
   * @param motivo the text of the observation
   */
  private async follow(carpetaId: string, dia: string | null = null, motivo?: string): Promise<InscripcionFila[]> {
    const filas = await this.inscripciones.findOfCarpeta(carpetaId);
    const meta = estadoDeCarpeta(filas.map(estadoDe));
    for (let steps = 0; meta !== null && steps < 3; steps++) {
      const { estado, version } = await this.gate.visible(carpetaId);
      const paso = pasoHacia(estado, meta);
      if (paso === null) {
        break;
      }
      const to = { estado: paso, ...(paso === 'observada' && { motivo }) };
      await this.estados.pass(carpetaId, version, to, { dia, permission: 'inscripciones.editar' });
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
    const { estado } = await this.gate.visible(carpetaId);
    if (!quedaSinPresentar(estado, filas.map(estadoDe))) {
      return this.follow(carpetaId);
    }
    const motivo = `Se quitó la presentación en ${registro}: no queda ninguna.`;
    await this.estados.unpresent(carpetaId, motivo);
    await this.plazos.atTheOffice(carpetaId, motivo, filas.length === 0);
    return filas;
  }

  /** @throws DomainError 422 for an acto that is not entered in registers */
  private async checkRegistrable(carpeta: Carpeta): Promise<void> {
    const { nombre, esRegistrable } = await this.actos.getReglas(carpeta);
    if (!esRegistrable) {
      const mensaje = `«${nombre}» no es un acto registrable: no hay qué inscribir.`;
      throw new DomainError('ACTO_NO_REGISTRABLE', 422, mensaje);
    }
  }

  /**
   * @param known the documento that the inscripción has already, which may be in the trash
   * @throws DomainError 422 for days that contradict each other, or a documento of another carpeta
   */
  private async check(
    inscripcion: Omit<Inscripcion, 'creadoEn' | 'creadoPor'>,
    known: string | null = null,
  ): Promise<void> {
    const { presentada, tasaPagada, numero, vence, resuelta, asiento, resultado, documentoId, carpetaId } = inscripcion;
    if (presentada === null && (numero !== null || vence !== null || tasaPagada !== null)) {
      throw invalidField('presentada', 'Indique cuándo se presentó.');
    }
    const pago = tasaPagada && diaRefusal(tasaPagada, await this.hoy(), { dia: presentada, que: 'a la presentación' });
    if (pago) {
      throw invalidField('tasaPagada', pago);
    }
    if (presentada !== null && vence !== null && vence < presentada) {
      throw invalidField('vence', 'No puede ser anterior a la presentación.');
    }
    if (presentada !== null && vence !== null && diasHasta(presentada, vence) > MAX_DIAS) {
      throw invalidField('vence', 'Ese día está demasiado lejos de la presentación.');
    }
    if (presentada === null && resultado !== null) {
      throw invalidField('presentada', 'La inscripción tiene resultado: indique cuándo se presentó.');
    }
    if (presentada !== null && resuelta !== null && resuelta < presentada) {
      throw invalidField('presentada', 'No puede ser posterior al resultado.');
    }
    if (asiento !== null && resultado !== 'inscripta') {
      throw invalidField('asiento', 'El asiento se indica con el resultado.');
    }
    if (documentoId !== null && documentoId !== known && !(await this.documentos.has(carpetaId, documentoId))) {
      throw invalidField('documentoId', 'El documento no es de esta carpeta.');
    }
  }

  /** @throws DomainError 422 for a presentation before the signature or in the future */
  private async checkPresentada({
    carpetaId,
    presentada,
  }: Pick<Inscripcion, 'carpetaId' | 'presentada'>): Promise<void> {
    const { fechaFirma } = await this.gate.visible(carpetaId);
    const firma = { dia: fechaFirma, que: `a la firma, que es del ${fechaEnTexto(fechaFirma ?? '')}` };
    const refusal = presentada && diaRefusal(presentada, await this.hoy(), firma);
    if (refusal) {
      throw invalidField('presentada', refusal);
    }
  }

  /** @throws DomainError 422 for a presentation after the first observation, or none while there is an observation */
  private async checkObservadas({ id, presentada }: Pick<Inscripcion, 'id' | 'presentada'>): Promise<void> {
    const days = (await this.inscripciones.findObservaciones(id)).map(({ observada }) => observada);
    const [first] = days.toSorted();
    if (first === undefined) {
      return;
    }
    if (presentada === null) {
      throw invalidField('presentada', 'El registro la observó: indique cuándo se presentó.');
    }
    if (presentada > first) {
      throw invalidField('presentada', `No puede ser posterior a la observación del ${fechaEnTexto(first)}.`);
    }
  }

  /**
   * The day, or today without it.
   * @param first the earliest allowed day
   * @param que the words for `first` in the refusal
   * @throws DomainError 422
   */
  private async checkedDay(dia: string | null | undefined, first: string | null, que: string): Promise<string> {
    const hoy = await this.hoy();
    const day = dia ?? hoy;
    const refusal = diaRefusal(day, hoy, { dia: first, que });
    if (refusal) {
      throw invalidField('dia', refusal);
    }
    return day;
  }

  private async hoy(): Promise<string> {
    return dayIn((await this.directory.cuenta()).zonaHoraria, this.transactions.now);
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

/** @throws DomainError 422 when a removed presentation leaves its number, last day or payment behind */
function checkTaken(after: Pick<Inscripcion, 'numero' | 'vence' | 'tasaPagada'>): void {
  const campos = (['numero', 'vence', 'tasaPagada'] as const).filter((campo) => after[campo] !== null);
  if (campos.length > 0) {
    const quedan = campos.length === 1 ? 'queda' : 'quedan';
    const mensaje = `Quite también ${named(campos, CAMPOS)}: sin presentación no ${quedan}.`;
    throw invalidField('presentada', mensaje);
  }
}

const refused = (mensaje: string): DomainError => new DomainError('INSCRIPCION_NO_ADMITE', 422, mensaje);
