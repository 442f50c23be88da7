import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { changesOf } from '../../common/database/changes.js';
import { found } from '../../common/database/found.js';
import { dayIn } from '../../common/day.js';
import { defined } from '../../common/defined.js';
import { DomainError, invalidField } from '../../common/errors/domain-error.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type Conteo, diasHasta, type EsFeriado, esHabil } from '../../vocabulario/computo.js';
import { CarpetaGate } from '../carpetas/carpeta-gate.service.js';
import { DocumentosDeCarpeta } from '../documentos/documentos-de-carpeta.service.js';
import { type CambioDeFeriados, FeriadosService } from '../feriados/feriados.service.js';
import { checkConteo, checkConteoTras } from '../reglas-de-plazo/conteo-posible.js';
import type { ReglaDePlazo } from '../reglas-de-plazo/regla-de-plazo.entity.js';
import { ReglasDePlazoService } from '../reglas-de-plazo/reglas-de-plazo.service.js';
import { ComienzoDePlazos } from './comienzo-de-plazos.service.js';
import { EscrituraDePlazos } from './escritura-de-plazos.service.js';
import type { Plazo } from './plazo.entity.js';
import type { CrearPlazoDto, ModificarPlazoDto } from './plazos.dto.js';
import { type PlazoFila, PlazosRepository } from './plazos.repository.js';

/** The plazos of carpetas: their names, their last days, and who is in charge of them. */
@Injectable()
export class PlazosService implements OnModuleInit {
  constructor(
    private readonly plazos: PlazosRepository,
    private readonly reglas: ReglasDePlazoService,
    private readonly feriados: FeriadosService,
    private readonly documentos: DocumentosDeCarpeta,
    private readonly gate: CarpetaGate,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly comienzo: ComienzoDePlazos,
    private readonly escritura: EscrituraDePlazos,
  ) {}

  onModuleInit(): void {
    this.feriados.onChange((cambio) => this.recompute(cambio));
  }

  /** Today in the cuenta, `YYYY-MM-DD`. */
  async hoy(): Promise<string> {
    return dayIn((await this.directory.cuenta()).zonaHoraria, this.transactions.now);
  }

  /** The last day of a plazo, the days until then, and whether offices are closed then. */
  async compute(inicio: string, conteo: Conteo): Promise<{ vence: string; faltan: number; enInhabil: boolean }> {
    checkConteo(conteo);
    const vence = await this.feriados.vencimiento(inicio, conteo);
    const esInhabil = await this.inhabiles([vence]);
    return { vence, faltan: diasHasta(await this.hoy(), vence), enInhabil: esInhabil(vence) };
  }

  /** A function that says whether offices are closed on a day. It knows these days only. */
  async inhabiles(dias: readonly string[]): Promise<EsFeriado> {
    const inOrder = dias.toSorted();
    const [first, last] = [inOrder[0], inOrder.at(-1)];
    const esFeriado = first && last ? await this.feriados.between(first, last) : () => false;
    return (dia) => !esHabil(dia, esFeriado);
  }

  /** The plazos of a carpeta. Open plazos come first, by their last day. @throws DomainError 404 */
  async findOfCarpeta(carpetaId: string): Promise<PlazoFila[]> {
    await this.gate.visible(carpetaId);
    return this.plazos.findOfCarpeta(carpetaId);
  }

  /** The day from which a rule counts in a carpeta. Null while that day has not come. @throws DomainError 404 */
  async findInicio(carpetaId: string, reglaId: string): Promise<string | null> {
    await this.gate.visible(carpetaId);
    return this.inicioPorRegla(carpetaId, found(await this.reglas.find(reglaId), 'la regla'));
  }

  /** Begins a plazo, by a rule or by its own figures. @throws DomainError 404, 422 */
  async create(
    carpetaId: string,
    { id: given, reglaId = null, inicio, responsableId = null, ...fields }: CrearPlazoDto,
  ): Promise<PlazoFila> {
    await this.gate.allows(carpetaId, 'editarPlazos');
    const regla = reglaId === null ? null : await this.reglas.find(reglaId);
    if (reglaId !== null && !regla) {
      throw invalidField('reglaId', 'La regla del plazo no existe.');
    }
    const nombre = fields.nombre ?? regla?.nombre;
    if (!nombre) {
      throw invalidField('nombre', 'Dé un nombre al plazo, o elija una regla.');
    }
    const conteo = conteoOf({ ...regla, ...defined(fields) });
    checkConteoTras(conteo, fields);
    if (responsableId !== null) {
      await this.gate.checkSees(carpetaId, responsableId, 'responsableId');
    }
    const id = given ?? uuid();
    if (regla?.cuentaDesde === 'libro') {
      throw invalidField('reglaId', 'Es un plazo del libro de protocolo: no corre en una carpeta.');
    }
    // A person's own first day counts as a step, unless the rule gives the same day.
    const isOfRule = regla !== null && (await this.inicioPorRegla(carpetaId, regla)) === inicio;
    const cuentaDesde = isOfRule ? regla.cuentaDesde : 'movimiento';
    await this.escritura.insert({ id, carpetaId, reglaId, nombre, inicio, cuentaDesde, conteo, responsableId });
    return this.plazos.get(id);
  }

  /** Changes an open plazo. Its last day is computed again. @throws DomainError 404, 412, 422 */
  async update(id: string, fields: ModificarPlazoDto, seen?: number): Promise<PlazoFila> {
    const plazo = await this.lockOpen(id, 'editarPlazos', seen);
    const changes = changesOf<Plazo>(plazo, fields as Partial<Plazo>);
    if (Object.keys(changes).length === 0) {
      return this.plazos.get(id);
    }
    if (plazo.reservaLugar && changes.inicio) {
      throw invalidField('inicio', 'Corre desde la presentación: corrija ese día en la inscripción.');
    }
    checkConteoTras(plazo, changes);
    if (changes.responsableId) {
      await this.gate.checkSees(plazo.carpetaId, changes.responsableId, 'responsableId');
    }
    await this.escritura.change(plazo, changes);
    return this.plazos.get(id);
  }

  /**
   * Gives an open plazo the present figures of its rule, from the rule's first day.
   * @throws DomainError 404, 412; 422 without a rule, or before the rule's first day
   */
  async follow(id: string, seen?: number): Promise<PlazoFila> {
    const plazo = await this.lockOpen(id, 'editarPlazos', seen);
    const regla = plazo.reglaId === null ? null : await this.reglas.find(plazo.reglaId);
    if (!regla) {
      throw new DomainError('PLAZO_SIN_REGLA', 422, 'El plazo no es de ninguna regla.');
    }
    const { cuentaDesde } = regla;
    const isKept = cuentaDesde === 'movimiento' && plazo.cuentaDesde === 'movimiento';
    const inicio = isKept ? plazo.inicio : await this.inicioPorRegla(plazo.carpetaId, regla, plazo.inscripcionId);
    if (inicio === null) {
      throw new DomainError(
        'PLAZO_SIN_INICIO',
        422,
        'La carpeta todavía no tiene el día desde el que la regla cuenta.',
      );
    }
    await this.escritura.change(plazo, changesOf<Plazo>(plazo, { ...conteoOf(regla), cuentaDesde, inicio }));
    return this.plazos.get(id);
  }

  /**
   * Fulfils an open plazo.
   * @param documentoId the documento of its carpeta that fulfils it, if any
   * @throws DomainError 404, 412, 422
   */
  async fulfil(id: string, documentoId: string | null, seen?: number): Promise<PlazoFila> {
    const plazo = await this.lockOpen(id, 'cumplirPlazos', seen);
    const nombres = await this.documentos.findNombres(plazo.carpetaId, documentoId === null ? [] : [documentoId]);
    const nombre = documentoId === null ? null : (nombres.get(documentoId) ?? null);
    if (documentoId !== null && nombre === null) {
      throw invalidField('documentoId', 'El documento no está en la carpeta del plazo.');
    }
    await this.escritura.fulfil(plazo, documentoId !== null && nombre !== null ? { id: documentoId, nombre } : null);
    return this.plazos.get(id);
  }

  /** Opens a fulfilled plazo again. @throws DomainError 404, 412, 422 */
  async reopen(id: string, seen?: number): Promise<PlazoFila> {
    const plazo = await this.plazos.getLocked(id, seen);
    await this.gate.allows(plazo.carpetaId, 'cumplirPlazos');
    if (plazo.cumplidoEn === null) {
      throw closed('El plazo no está cumplido: no hay qué volver a abrir.');
    }
    await this.escritura.reopen(plazo);
    return this.plazos.get(id);
  }

  /** Annuls an open plazo that no longer has to be met. @throws DomainError 404, 412, 422 */
  async annul(id: string, motivo: string, seen?: number): Promise<PlazoFila> {
    const plazo = await this.lockOpen(id, 'editarPlazos', seen);
    await this.escritura.annul(plazo, motivo);
    return this.plazos.get(id);
  }

  /** @param inscripcionId the inscripción of the plazo; without it the carpeta's only inscripción counts */
  private async inicioPorRegla(
    carpetaId: string,
    regla: ReglaDePlazo,
    inscripcionId: string | null = null,
  ): Promise<string | null> {
    const of = inscripcionId ?? (await this.plazos.countInscripciones(carpetaId)).only;
    const origenes = await this.plazos.findOrigenes(carpetaId, of);
    return (await this.comienzo.find(carpetaId, regla, origenes, null))?.inicio ?? null;
  }

  /** Computes open plazos again that run over a changed day. @returns how many have another last day */
  private async recompute({ desde, hasta, isBySystem }: CambioDeFeriados): Promise<number> {
    let moved = 0;
    for (const plazo of await this.plazos.lockOver(desde, hasta)) {
      if (await this.escritura.recompute(plazo, isBySystem)) {
        moved++;
      }
    }
    return moved;
  }

  private async lockOpen(id: string, permiso: 'editarPlazos' | 'cumplirPlazos', seen?: number): Promise<Plazo> {
    const plazo = await this.plazos.getLocked(id, seen);
    await this.gate.allows(plazo.carpetaId, permiso);
    if (plazo.cumplidoEn !== null || plazo.anuladoEn !== null) {
      throw closed(`El plazo ya está ${plazo.anuladoEn === null ? 'cumplido' : 'anulado'}.`);
    }
    return plazo;
  }
}

/** The figures, with defaults for `computo` and `arranque`. @throws DomainError 422 without `dias` */
function conteoOf({ dias, computo, arranque }: Partial<Conteo>): Conteo {
  if (dias === undefined) {
    throw invalidField('dias', 'Indique cuántos días tiene el plazo, o elija una regla.');
  }
  return { dias, computo: computo ?? 'corridos', arranque: arranque ?? 'dia_siguiente' };
}

function closed(mensaje: string): DomainError {
  return new DomainError('PLAZO_CERRADO', 422, mensaje);
}
