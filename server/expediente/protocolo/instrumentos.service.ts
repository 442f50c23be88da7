import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { changesOf } from '../../common/database/changes.js';
import { found, foundAt } from '../../common/database/found.js';
import { dayIn } from '../../common/day.js';
import { DomainError, invalidField } from '../../common/errors/domain-error.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type Accion, Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { isSigned } from '../../vocabulario/carpeta-estados.js';
import { caracterDe } from '../../vocabulario/escribano.js';
import { fechaFirmaRefusal, yearOf } from '../../vocabulario/fecha-firma.js';
import type { Carpeta } from '../carpetas/carpeta.entity.js';
import { CarpetaEstadosService } from '../carpetas/carpeta-estados.service.js';
import { CarpetaGate } from '../carpetas/carpeta-gate.service.js';
import { CarpetaLive } from '../carpetas/carpeta-live.service.js';
import { type Folios, fechaRefusal, foliosEnTexto, foliosPedidos, isRefusal } from './folios.js';
import type { Instrumento } from './instrumento.entity.js';
import type {
  CamposInstrumentoDto,
  CorregirFoliosDto,
  FirmarDto,
  ModificarInstrumentoDto,
  NumerarInstrumentoDto,
} from './instrumentos.dto.js';
import { type InstrumentoFila, type LibroDeAnio, ProtocoloRepository } from './protocolo.repository.js';
import type { RegistroNotarial } from './registro-notarial.entity.js';
import type { AnularFoliosDto, SiguientesDto } from './registros-notariales.dto.js';
import { primerFolio, primerNumero } from './registros-notariales.service.js';
import { instrumentoEnTexto, LIBRO_NOMBRE, libroDe, TIPOS_INSTRUMENTO, tipoUsual } from './tipos-instrumento.js';

/** Numbers instrumentos in the order of their book, and gives them folios. */
@Injectable()
export class InstrumentosService {
  constructor(
    private readonly repository: ProtocoloRepository,
    private readonly carpetas: CarpetaGate,
    private readonly estados: CarpetaEstadosService,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
    private readonly realtime: Realtime,
    private readonly live: CarpetaLive,
  ) {}

  /** The instrumentos of a carpeta, the valid one first. @throws DomainError 404 */
  async findOfCarpeta(carpetaId: string): Promise<InstrumentoFila[]> {
    await this.carpetas.visible(carpetaId);
    return this.repository.findOfCarpeta(carpetaId);
  }

  /** The next numbers, folios and dates of a registro notarial in a year, by kind and book. @throws DomainError 404 */
  async siguientes(registroId: string, asked?: number): Promise<SiguientesDto> {
    const registroNotarial = found(await this.repository.findRegistroNotarial(registroId), 'el registro');
    const anio = asked ?? yearOf(await this.hoy());
    const last = await this.repository.lastNumbers(registroId, anio);
    const numero = (tipo: (typeof TIPOS_INSTRUMENTO)[number]) =>
      (last.get(tipo) ?? primerNumero(registroNotarial, anio, tipo) - 1) + 1;
    const protocolo = await this.repository.endOf({ registroId, anio, libro: 'protocolo' });
    const certificaciones = await this.repository.endOf({ registroId, anio, libro: 'certificaciones' });
    return {
      anio,
      escritura: numero('escritura'),
      acta: numero('acta'),
      certificacion: numero('certificacion'),
      folio: (protocolo.folio ?? primerFolio(registroNotarial, anio, 'protocolo') - 1) + 1,
      folioCertificaciones: (certificaciones.folio ?? primerFolio(registroNotarial, anio, 'certificaciones') - 1) + 1,
      ultimaFecha: protocolo.fecha,
      ultimaFechaCertificaciones: certificaciones.fecha,
      ultimoLugar: await this.repository.lastPlace(registroId),
    };
  }

  /**
   * Gives the instrumento of a carpeta its number and folios. Before lista_para_firma, the signer must give a reason.
   * @returns the id of the instrumento
   * @throws DomainError 404, 409, 422
   */
  async numerar(carpetaId: string, pedido: NumerarInstrumentoDto): Promise<string> {
    const carpeta = await this.carpetas.lock(carpetaId, 'numerar');
    if (carpeta.estado === 'borrador' || carpeta.estado === 'suspendida') {
      throw new DomainError('CARPETA_SIN_ABRIR', 422, 'La carpeta es un borrador o está suspendida: no se numera.');
    }
    const isEarly = carpeta.estado === 'en_preparacion';
    if (isEarly && !pedido.motivo) {
      throw invalidField('motivo', 'La carpeta no está lista para la firma: indique por qué se numera.');
    }
    if (await this.repository.findVigente(carpetaId)) {
      throw new DomainError('YA_NUMERADA', 409, 'La carpeta ya tiene un instrumento numerado.');
    }
    return this.assign(carpeta, pedido, isEarly ? pedido.motivo : null);
  }

  /** For a carpeta without a valid instrumento. @param motivo why the instrumento is numbered before lista_para_firma */
  private async assign(carpeta: Carpeta, pedido: NumerarInstrumentoDto, motivo?: string | null): Promise<string> {
    const { id: carpetaId } = carpeta;
    const registroNotarial = await this.registroNotarialDe(pedido.registroId);
    const acto = await this.repository.findActo(carpetaId);
    const tipo = pedido.tipo ?? tipoUsual(acto?.clave ?? null);
    const fecha = await this.fechaDe(carpeta, pedido.fecha);
    const libro: LibroDeAnio = { registroId: registroNotarial.id, anio: yearOf(fecha), libro: libroDe(tipo) };
    const fin = await this.repository.endOf(libro);
    const refusal = fechaRefusal(fecha, fin.fecha, libro.libro);
    if (refusal) {
      throw invalidField('fecha', refusal);
    }
    const folios = foliosDe(registroNotarial, libro, fin.folio, pedido);
    const first = primerNumero(registroNotarial, libro.anio, tipo);
    const numero = await this.repository.nextNumber(registroNotarial.id, tipo, libro.anio, first);
    if (numero === null) {
      throw new DomainError('NUMERACION_AGOTADA', 409, 'Se acabaron los números de este año: el último es el 999999.');
    }
    const instrumento = {
      ...libro,
      ...camposDe(carpeta, pedido, { acto: acto?.nombre, moneda: await this.monedaDe(carpeta) }),
      id: pedido.id ?? uuid(),
      ...{ tipo, numero, fecha, carpetaId, estado: 'vigente' as const, motivo: null, version: 1 },
      creadoPor: this.transactions.tenant.usuarioId,
      creadoEn: this.transactions.now,
    };
    await this.repository.insertInstrumento(instrumento);
    if (folios) {
      await this.repository.insertFolios(libro, folios, { id: uuid(), instrumentoId: instrumento.id });
    }
    this.record('instrumento.numerado', instrumento, {
      registro: registroNotarial.nombre,
      ...folios,
      ...(motivo && { motivo }),
    });
    return instrumento.id;
  }

  /**
   * Signs a carpeta. Numbers its instrumento, unless it is numbered, and moves the carpeta to firmada: both or neither.
   * @throws DomainError 404, 409, 412, 422 as numbering and moving
   */
  async firmar(carpetaId: string, version: number, pedido: FirmarDto): Promise<void> {
    const carpeta = foundAt(await this.carpetas.lock(carpetaId, 'numerar'), 'la carpeta', version);
    const vigente = await this.repository.findVigente(carpetaId);
    if (!vigente) {
      await this.assign(carpeta, pedido);
    }
    const fechaFirma = pedido.fecha ?? vigente?.fecha ?? (await this.hoy());
    await this.estados.pass(carpeta, { estado: 'firmada', fechaFirma, motivo: pedido.motivo });
  }

  /**
   * Changes fields of an instrumento, but never its number, date or folios. After the signature a correction needs a
   * reason, and the audit keeps the old values. @throws DomainError 404, 412, 422
   */
  async update(
    carpetaId: string,
    id: string,
    version: number,
    { motivo, ...fields }: ModificarInstrumentoDto,
  ): Promise<void> {
    const carpeta = await this.carpetas.lock(carpetaId, 'numerar');
    const instrumento = await this.repository.getInstrumentoAt(carpetaId, id, version);
    const changes = changesOf(instrumento, withMoneda(fields, instrumento, await this.monedaDe(carpeta)));
    const campos = Object.keys(changes) as (keyof CamposInstrumentoDto)[];
    if (campos.length === 0) {
      return;
    }
    if (!isSigned(carpeta.estado)) {
      await this.repository.updateInstrumento(instrumento, changes);
      this.record('instrumento.modificado', instrumento, { campos });
      return;
    }
    if (changes.lugar === null) {
      throw invalidField('lugar', 'La carpeta ya está firmada: el lugar no puede faltar.');
    }
    const isNoted = campos.every((campo) => campo === 'observacion');
    if (!motivo && !isNoted) {
      throw invalidField('motivo', 'La carpeta ya está firmada: indique por qué se corrige.');
    }
    const correccion = isNoted ? {} : { correccion: motivo, corregidoEn: await this.hoy() };
    await this.repository.updateInstrumento(instrumento, { ...changes, ...correccion });
    const cambios = campos.map((campo) => ({ campo, antes: instrumento[campo], ahora: changes[campo] }));
    this.record('instrumento.corregido', instrumento, { cambios, ...(motivo && { motivo }) });
  }

  /**
   * Corrects the last folio of an instrumento. Its folios must be the last of their book: the next follow without a
   * gap. @throws DomainError 404, 412, 422
   */
  async corregirFolios(
    carpetaId: string,
    id: string,
    version: number,
    { folioHasta, motivo }: CorregirFoliosDto,
  ): Promise<void> {
    await this.carpetas.lock(carpetaId, 'numerar');
    const instrumento = await this.repository.getInstrumentoAt(carpetaId, id, version);
    // Other numbering in the book waits, and then follows the corrected folio.
    await this.repository.lockRegistroNotarial(instrumento.registroId);
    const folios = await this.repository.findFolios(id);
    if (!folios) {
      throw new DomainError('SIN_FOLIOS', 422, 'El instrumento no tiene folios.');
    }
    const { folio: last } = await this.repository.endOf(instrumento);
    if (last !== folios.hasta) {
      throw invalidField('folioHasta', 'Después ya se usaron otros folios de ese libro: solo se corrigen los últimos.');
    }
    const now = foliosPedidos({ folioDesde: folios.desde, folioHasta }, folios.desde);
    if (isRefusal(now)) {
      throw invalidField('folioHasta', now.mensaje);
    }
    if (now.hasta === folios.hasta) {
      throw invalidField('folioHasta', `Ya termina en el folio ${folios.hasta}.`);
    }
    await this.repository.updateFolios(id, now.hasta);
    await this.repository.updateInstrumento(instrumento, {});
    this.record('instrumento.folios-corregidos', instrumento, { antes: folios.hasta, ahora: now.hasta, motivo });
  }

  /** Marks an instrumento as errose. It keeps its number and folios. @throws DomainError 404, 412, 422 */
  async errose(carpetaId: string, id: string, version: number, motivo: string): Promise<void> {
    const { estado } = await this.carpetas.lock(carpetaId, 'numerar');
    if (isSigned(estado)) {
      throw new DomainError('CARPETA_FIRMADA', 422, 'La carpeta ya está firmada: su instrumento no puede ser errose.');
    }
    await this.setErrose(await this.repository.getInstrumentoAt(carpetaId, id, version), motivo);
  }

  /** Marks the instrumento of an annulled carpeta as errose. */
  async annul(carpetaId: string, motivo: string): Promise<void> {
    const vigente = await this.repository.findVigente(carpetaId);
    if (vigente) {
      await this.setErrose(vigente, motivo);
    }
  }

  /**
   * Checks that the instrumento has the date of the signature. Writes into it the notary and the name of the registro
   * notarial.
   * @throws DomainError 422
   */
  async sign({ id, escribanoId }: Pick<Carpeta, 'id' | 'escribanoId'>, fechaFirma: string): Promise<void> {
    const vigente = await this.repository.findVigente(id);
    if (!vigente) {
      return;
    }
    if (vigente.fecha !== fechaFirma) {
      const fecha = vigente.fecha.split('-').toReversed().join('/');
      throw invalidField('fechaFirma', `La firma es del ${fecha}, como ${instrumentoEnTexto(vigente)}.`);
    }
    const escribano = (await this.directory.conocidos()).get(escribanoId ?? '');
    const registroNotarial = await this.repository.findRegistroNotarial(vigente.registroId);
    if (escribano && registroNotarial) {
      await this.repository.updateInstrumento(vigente, {
        escribanoId: escribano.id,
        escribanoNombre: escribano.nombre,
        escribanoCaracter: caracterDe(escribano.rolId),
        registroAlFirmar: registroNotarial.nombre,
      });
    }
  }

  /** Voids the next folios of a book, with the reason. @throws DomainError 404, 422 */
  async anularFolios(registroId: string, { anio, libro, motivo, ...pedido }: AnularFoliosDto): Promise<void> {
    const registroNotarial = await this.repository.lockRegistroNotarial(registroId);
    const hoy = yearOf(await this.hoy());
    const book: LibroDeAnio = { registroId, anio: anio ?? hoy, libro: libro ?? 'protocolo' };
    if (book.anio > hoy) {
      throw invalidField('anio', 'Ese año todavía no empezó.');
    }
    const folios = foliosDe(registroNotarial, book, (await this.repository.endOf(book)).folio, pedido) as Folios;
    const id = uuid();
    await this.repository.insertFolios(book, folios, { id, motivo });
    this.auditoria.record({
      accion: 'folios.anulados',
      entidad: 'registro-notarial',
      entidadId: registroId,
      datos: {
        folios: foliosEnTexto(folios),
        libro: LIBRO_NOMBRE[book.libro],
        registro: registroNotarial.nombre,
        motivo,
      },
    });
    this.realtime.tellCuenta({ type: 'protocolo.changed' });
  }

  private async setErrose(instrumento: Instrumento, motivo: string): Promise<void> {
    if (instrumento.estado === 'errose') {
      throw new DomainError('YA_ERROSE', 422, 'El instrumento ya es errose.');
    }
    await this.repository.updateInstrumento(instrumento, { estado: 'errose', motivo });
    this.record('instrumento.errose', instrumento, { motivo });
  }

  /** Locks the requested registro notarial, else the only registro in use. @throws DomainError 422 */
  private async registroNotarialDe(asked: string | null | undefined): Promise<RegistroNotarial> {
    const inUse = (await this.repository.findRegistrosNotariales()).filter(({ activo }) => activo);
    const id = asked ?? (inUse.length === 1 ? inUse[0]?.id : undefined);
    if (id === undefined) {
      throw invalidField('registroId', 'Elija el registro.');
    }
    if (!inUse.some((registroNotarial) => registroNotarial.id === id)) {
      throw invalidField('registroId', 'El registro no existe o no está en uso.');
    }
    return this.repository.lockRegistroNotarial(id);
  }

  /** The requested day, else the day of the signature, else today. @throws DomainError 422 */
  private async fechaDe({ fechaFirma }: Carpeta, asked: string | null | undefined): Promise<string> {
    const hoy = await this.hoy();
    const fecha = asked ?? fechaFirma ?? hoy;
    const refusal = fechaFirmaRefusal(fecha, hoy);
    if (refusal) {
      throw invalidField('fecha', refusal);
    }
    if (fechaFirma !== null && fecha !== fechaFirma) {
      throw invalidField('fecha', 'La carpeta ya está firmada: la fecha es la de su firma.');
    }
    return fecha;
  }

  private async monedaDe({ moneda }: Carpeta): Promise<string> {
    return moneda ?? (await this.directory.cuenta()).moneda;
  }

  private async hoy(): Promise<string> {
    return dayIn((await this.directory.cuenta()).zonaHoraria, this.transactions.now);
  }

  private record(
    accion: Extract<Accion, `instrumento.${string}`>,
    instrumento: Pick<Instrumento, 'id' | 'carpetaId' | 'tipo' | 'numero' | 'anio'>,
    datos: Readonly<Record<string, unknown>>,
  ): void {
    const { id, carpetaId, tipo, numero, anio } = instrumento;
    this.auditoria.record({
      accion,
      entidad: 'instrumento',
      entidadId: id,
      carpetaId,
      datos: { tipo, numero, anio, ...datos },
    });
    this.live.tell([carpetaId], { type: 'protocolo.changed' });
  }
}

/** The folios of an instrumento; null for a certificación without folios. @throws DomainError 422 */
function foliosDe(
  registroNotarial: RegistroNotarial,
  { anio, libro }: LibroDeAnio,
  last: number | null,
  pedido: { folioDesde?: number | null; folioHasta?: number | null },
): Folios | null {
  const isAsked = (pedido.folioDesde ?? pedido.folioHasta ?? null) !== null;
  if (!isAsked && libro === 'certificaciones') {
    return null;
  }
  if ((pedido.folioHasta ?? null) === null) {
    throw invalidField('folioHasta', 'Indique el último folio.');
  }
  const folios = foliosPedidos(pedido, (last ?? primerFolio(registroNotarial, anio, libro) - 1) + 1);
  if (isRefusal(folios)) {
    throw invalidField(folios.campo, folios.mensaje);
  }
  return folios;
}

/** The fields of a new instrumento: the requested values, else the carpeta's values. */
function camposDe(
  { caratula, monto }: Carpeta,
  pedido: CamposInstrumentoDto,
  { acto, moneda }: { acto: string | undefined; moneda: string },
): Pick<Instrumento, 'objeto' | 'lugar' | 'cuantia' | 'moneda' | 'observacion'> {
  const cuantia = pedido.cuantia === undefined ? monto : pedido.cuantia;
  return {
    objeto: pedido.objeto ?? acto ?? caratula,
    lugar: pedido.lugar ?? null,
    cuantia,
    moneda: cuantia === null ? null : (pedido.moneda ?? moneda),
    observacion: pedido.observacion ?? null,
  };
}

/**
 * The same fields. A sum gets a currency; without a sum, the currency is removed. @param usual the currency when none
 * is known
 */
function withMoneda(fields: CamposInstrumentoDto, now: Instrumento, usual: string): CamposInstrumentoDto {
  const cuantia = fields.cuantia === undefined ? now.cuantia : conCentavos(fields.cuantia);
  const moneda = cuantia === null ? null : (fields.moneda ?? now.moneda ?? usual);
  return { ...fields, cuantia, moneda };
}

/** A sum as the database writes it: «5» becomes «5.00». */
function conCentavos(cuantia: string | null): string | null {
  const [entero = '', centavos = ''] = cuantia?.split('.') ?? [];
  return cuantia === null ? null : `${BigInt(entero)}.${centavos.padEnd(2, '0')}`;
}
