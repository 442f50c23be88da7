import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { changesOf } from '../../common/database/changes.js';
import { found } from '../../common/database/found.js';
import { dayIn } from '../../common/day.js';
import { defined } from '../../common/defined.js';
import { invalidField } from '../../common/errors/domain-error.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type Accion, Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { desdeDe, estadoDe, isIniciado } from '../../vocabulario/certificado-estado.js';
import { certificadosPara, requisitoPara, usualesDe } from '../../vocabulario/certificados-usuales.js';
import { isDecidido } from '../../vocabulario/requisito-estados.js';
import type { Carpeta } from '../carpetas/carpeta.entity.js';
import { CarpetaGate } from '../carpetas/carpeta-gate.service.js';
import { DocumentosDeCarpeta } from '../documentos/documentos-de-carpeta.service.js';
import { type CambioDeFeriados, FeriadosService } from '../feriados/feriados.service.js';
import { checkConteoTras } from '../reglas-de-plazo/conteo-posible.js';
import { RequisitosService } from '../requisitos/requisitos.service.js';
import type { Certificado } from './certificado.entity.js';
import type { CamposCertificadoDto, CertificadosQuery, NuevoCertificadoDto } from './certificados.dto.js';
import {
  type CertificadoDeOficina,
  type CertificadoFila,
  CertificadosRepository,
  type Sujeto,
} from './certificados.repository.js';
import type { GrupoCertificados } from './grupos.js';
import { ReglasDeCertificados } from './reglas.service.js';

/** The certificates of a carpeta, and the days by which they are judged. */
export interface CertificadosDeCarpeta {
  carpeta: Carpeta;
  filas: CertificadoFila[];
  /** Today in the time zone of the cuenta, `YYYY-MM-DD`. */
  hoy: string;
}

/** The fields of a new certificate that nobody gave. */
const EMPTY: Omit<Certificado, 'id' | 'carpetaId' | 'tipo' | 'nombre' | 'creadoPor' | 'creadoEn' | 'actualizadoEn'> = {
  organismo: null,
  inmuebleId: null,
  parteId: null,
  requisitoId: null,
  eraSobre: null,
  necesario: true,
  solicitado: null,
  esperado: null,
  expedido: null,
  recibido: null,
  dias: null,
  computo: 'corridos',
  arranque: 'mismo_dia',
  cuentaDesde: 'expedicion',
  fuente: null,
  vence: null,
  numero: null,
  costo: null,
  costoMoneda: null,
  resultado: null,
  documentoId: null,
  version: 1,
};

/** The fields that an expired certificate loses when the office asks for it again. */
const AGAIN = {
  ...{ esperado: null, expedido: null, recibido: null, vence: null, resultado: null, documentoId: null },
  ...{ numero: null, costo: null, costoMoneda: null },
};

/** The certificates that signatures wait for. The office asks for each and receives it; its last day is computed. */
@Injectable()
export class CertificadosService implements OnModuleInit {
  constructor(
    private readonly certificados: CertificadosRepository,
    private readonly reglas: ReglasDeCertificados,
    private readonly requisitos: RequisitosService,
    private readonly feriados: FeriadosService,
    private readonly documentos: DocumentosDeCarpeta,
    private readonly carpetas: CarpetaGate,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
  ) {}

  onModuleInit(): void {
    this.feriados.onChange((cambio) => this.recompute(cambio));
  }

  /** @throws DomainError 404 */
  async findOfCarpeta(carpetaId: string): Promise<CertificadosDeCarpeta> {
    const carpeta = await this.carpetas.visible(carpetaId);
    return { carpeta, filas: await this.certificados.findOfCarpeta(carpetaId), hoy: await this.hoy() };
  }

  /** A page of the office's certificates before the signatures, and the number in each group. */
  async findBoard(query: CertificadosQuery): Promise<{
    filas: CertificadoDeOficina[];
    grupos: Map<GrupoCertificados, number>;
    hoy: string;
  }> {
    const hoy = await this.hoy();
    return { ...(await this.certificados.findBoard(query, hoy)), hoy };
  }

  /** Adds a certificate. A rule gives the fields that are not sent. @throws DomainError 404, 422 */
  async create(carpetaId: string, { id: given, reglaId, ...fields }: NuevoCertificadoDto): Promise<string> {
    await this.carpetas.lock(carpetaId, 'editarCertificados');
    const certificado = { ...EMPTY, ...(reglaId && (await this.fromRegla(reglaId))), ...defined(fields) };
    checkConteoTras(certificado, fields);
    const { tipo, nombre } = certificado;
    if (!tipo || !nombre) {
      throw tipo
        ? invalidField('nombre', 'Escriba el nombre del certificado.')
        : invalidField('tipo', 'Elija el tipo.');
    }
    const id = given ?? uuid();
    await this.insert(carpetaId, [{ ...(await this.checked(carpetaId, certificado)), id, tipo, nombre }]);
    return id;
  }

  /**
   * Adds the certificates that carpetas usually need, by the rules of the office. Each inmueble gets its own, and each
   * parte that disposes of inmuebles. Certificates that the carpeta has already are left out. Certificates of an
   * inmueble wait until the carpeta has an inmueble. @throws DomainError 404, 422
   */
  async createUsuales(carpetaId: string): Promise<number> {
    await this.carpetas.lock(carpetaId, 'editarCertificados');
    const present = await this.certificados.findOfCarpeta(carpetaId);
    const sujetos = await this.certificados.findSujetos(carpetaId);
    const pedidos = await this.requisitos.findOfCarpeta(carpetaId);
    // A kind is not usual for an acto that requires it only in some cases.
    const isAsked = (tipo: string) => {
      const ofKind = pedidos.filter(({ certificado }) => certificado === tipo);
      return ofKind.length === 0 || ofKind.some(({ obligatorio }) => obligatorio);
    };
    const nuevos = usualesDe(await this.reglas.findAll(), sujetos, present).filter(({ tipo }) => isAsked(tipo));
    await this.insert(
      carpetaId,
      nuevos.map((nuevo) => ({ ...EMPTY, ...nuevo, id: uuid() })),
    );
    return nuevos.length;
  }

  /**
   * Marks expired certificates of requisitos, and certificates that nobody asked for, as asked for today. Missing
   * certificates are added by the rules. Certificates of an inmueble wait until the carpeta has an inmueble.
   * @param requisitoIds null for all mandatory requisitos that need a certificate
   * @throws DomainError 404, 422
   */
  async askFor(carpetaId: string, requisitoIds: readonly string[] | null): Promise<void> {
    await this.carpetas.lock(carpetaId, 'editarCertificados');
    const hoy = await this.hoy();
    const reglas = await this.reglas.findAll();
    const sujetos = await this.certificados.findSujetos(carpetaId);
    const all = await this.requisitos.findOfCarpeta(carpetaId);
    const asked =
      requisitoIds?.map((id) =>
        found(
          all.find((one) => one.id === id),
          'uno de los requisitos',
        ),
      ) ?? all.filter(({ obligatorio }) => obligatorio);
    for (const { id: requisitoId, nombre, estado, certificado, certificados } of asked) {
      if (certificado === null || isDecidido(estado)) {
        if (requisitoIds !== null) {
          throw invalidField('requisitoIds', `${nombre}: no espera ningún certificado.`);
        }
      } else if (certificados.length === 0) {
        const nuevos = certificadosPara({ nombre, certificado }, all, reglas, sujetos);
        if (nuevos.length === 0 && requisitoIds !== null) {
          throw invalidField('requisitoIds', `${nombre}: se pide cuando la carpeta tenga un inmueble.`);
        }
        const pedidos = nuevos.map((nuevo) => ({ ...EMPTY, ...nuevo, id: uuid(), requisitoId, solicitado: hoy }));
        await this.insert(carpetaId, pedidos);
      } else {
        for (const one of certificados.filter((each) => ['por_pedir', 'vencido'].includes(estadoDe(each, hoy)))) {
          const again = { ...AGAIN, solicitado: hoy };
          const before = await this.certificados.getAt(carpetaId, one.id);
          await this.certificados.update(before, again);
          this.record('certificado.pedido', { ...before, ...again }, { campos: Object.keys(again) });
        }
      }
    }
    await this.requisitos.followCertificados(
      carpetaId,
      asked.map(({ id }) => id),
    );
  }

  /** Changes fields of a certificate. @throws DomainError 404, 412, 422 */
  async update(carpetaId: string, id: string, version: number, fields: CamposCertificadoDto): Promise<void> {
    await this.carpetas.lock(carpetaId, 'editarCertificados');
    const certificado = await this.certificados.getAt(carpetaId, id, version);
    const changes = changesOf(certificado, fields);
    if (Object.keys(changes).length === 0) {
      return;
    }
    checkConteoTras(certificado, changes);
    const after = await this.checked(carpetaId, { ...certificado, ...changes }, certificado.documentoId);
    const isAbout = after.inmuebleId !== null || after.parteId !== null;
    const { vence, costoMoneda } = after;
    await this.certificados.update(certificado, { ...changes, vence, costoMoneda, ...(isAbout && { eraSobre: null }) });
    const isReceived = certificado.expedido === null && after.expedido !== null;
    const wasAsked = certificado.solicitado !== null && certificado.expedido === null;
    const isAsked = !wasAsked && after.solicitado !== null && after.expedido === null;
    const accion = isReceived ? 'certificado.recibido' : isAsked ? 'certificado.pedido' : 'certificado.modificado';
    this.record(accion, after, { campos: Object.keys(changes) });
    const antes = certificado.documentoId;
    await this.requisitos.followCertificados(carpetaId, [certificado.requisitoId], { antes });
  }

  /** @throws DomainError 404, 412, 422 */
  async remove(carpetaId: string, id: string, version: number): Promise<void> {
    await this.carpetas.lock(carpetaId, 'editarCertificados');
    const certificado = await this.certificados.getAt(carpetaId, id, version);
    await this.certificados.delete(id);
    this.record('certificado.quitado', certificado);
  }

  /**
   * Follows an inmueble or a parte that leaves its carpeta, which must be locked. Certificates about nothing else are
   * deleted when no work on them began. Others stay, say what they were about, and no signature waits for them.
   * @param eraSobre the name of the inmueble or parte that leaves
   */
  async leaveSujeto(carpetaId: string, sujeto: Sujeto, eraSobre: string): Promise<void> {
    for (const certificado of await this.certificados.lockOf(carpetaId, sujeto)) {
      if (isIniciado(certificado)) {
        const loose = { inmuebleId: null, parteId: null, requisitoId: null, necesario: false, eraSobre };
        await this.certificados.update(certificado, loose);
        this.record('certificado.suelto', certificado, { eraSobre });
      } else {
        await this.certificados.delete(certificado.id);
        this.record('certificado.quitado', certificado);
      }
    }
  }

  /** A certificate of a carpeta, and the days by which it is judged. @throws DomainError 404 */
  async get(carpetaId: string, id: string): Promise<CertificadosDeCarpeta & { fila: CertificadoFila }> {
    const all = await this.findOfCarpeta(carpetaId);
    const fila = all.filas.find((candidate) => candidate.id === id);
    return { ...all, fila: found(fila, 'el certificado') };
  }

  private async insert(carpetaId: string, nuevos: Omit<Nuevo, 'carpetaId'>[]): Promise<void> {
    if (nuevos.length === 0) {
      return;
    }
    const { now, tenant } = this.transactions;
    const requisitos = await this.requisitos.findOfCarpeta(carpetaId);
    const rows = nuevos.map((nuevo, i) => {
      const requisitoId = nuevo.requisitoId ?? requisitoPara(nuevo, requisitos)?.id ?? null;
      // Each certificate gets its own millisecond, so that they stay in their order.
      const creadoEn = new Date(now.getTime() + i);
      return { ...nuevo, requisitoId, carpetaId, creadoPor: tenant.usuarioId, creadoEn, actualizadoEn: now };
    });
    await this.certificados.insert(rows);
    for (const row of rows) {
      this.record(
        row.solicitado !== null && row.expedido === null ? 'certificado.pedido' : 'certificado.agregado',
        row,
      );
    }
    await this.requisitos.followCertificados(
      carpetaId,
      rows.map(({ requisitoId }) => requisitoId),
    );
  }

  private async fromRegla(id: string) {
    const regla = await this.reglas.find(id);
    if (!regla) {
      throw invalidField('reglaId', 'La regla no existe.');
    }
    const { tipo, nombre, organismo, dias, computo, arranque, cuentaDesde, fuente } = regla;
    return { tipo, nombre, organismo, dias, computo, arranque, cuentaDesde, fuente };
  }

  /**
   * The same certificate with its last day.
   * @param known the documento that it has already, which may be in the trash
   * @throws DomainError 422 for days that contradict each other, or a subject of another carpeta
   */
  private async checked<T extends Partial<Certificado> & typeof EMPTY>(
    carpetaId: string,
    certificado: T,
    known: string | null = null,
  ): Promise<T> {
    const { solicitado, expedido, recibido, inmuebleId, parteId, documentoId } = certificado;
    const hoy = await this.hoy();
    for (const [campo, dia] of Object.entries({ solicitado, expedido, recibido })) {
      if (dia !== null && dia > hoy) {
        throw invalidField(campo, 'Ese día todavía no llegó.');
      }
    }
    if (solicitado !== null && expedido !== null && expedido < solicitado) {
      throw invalidField('expedido', 'No puede ser anterior al pedido.');
    }
    if (recibido !== null && expedido === null) {
      throw invalidField('expedido', 'Indique también el día en que se expidió.');
    }
    if (recibido !== null && expedido !== null && recibido < expedido) {
      throw invalidField('recibido', 'No puede ser anterior a la expedición.');
    }
    if (expedido !== null && certificado.dias !== null && desdeDe(certificado) === null) {
      throw invalidField('recibido', 'Indique el día en que llegó: desde él se cuenta su vigencia.');
    }
    const sujetos = inmuebleId || parteId ? await this.certificados.findSujetos(carpetaId) : undefined;
    if (inmuebleId && !sujetos?.inmuebles.includes(inmuebleId)) {
      throw invalidField('inmuebleId', 'El inmueble no es de esta carpeta.');
    }
    if (parteId && !sujetos?.partes.some(({ id }) => id === parteId)) {
      throw invalidField('parteId', 'La parte no es de esta carpeta.');
    }
    if (documentoId && documentoId !== known && !(await this.documentos.has(carpetaId, documentoId))) {
      throw invalidField('documentoId', 'El documento no es de esta carpeta.');
    }
    return { ...certificado, vence: await this.venceDe(certificado), costoMoneda: await this.monedaDe(certificado) };
  }

  /** The currency of the cost. A certificate keeps the currency of its first cost. */
  private async monedaDe({ costo, costoMoneda }: Pick<Certificado, 'costo' | 'costoMoneda'>): Promise<string | null> {
    return costo === null ? null : (costoMoneda ?? (await this.directory.cuenta()).moneda);
  }

  /** The last day on which a certificate is valid. Null until it is received, and when it does not expire. */
  private async venceDe({ dias, computo, arranque, ...fechas }: PorVencer): Promise<string | null> {
    const desde = desdeDe(fechas);
    return desde === null || dias === null ? null : this.feriados.vencimiento(desde, { dias, computo, arranque });
  }

  /**
   * Computes the last days again of certificates that run over one of these days. Signed carpetas keep theirs.
   * @returns the number of certificates with another last day
   */
  private async recompute({ desde, hasta, isBySystem }: CambioDeFeriados): Promise<number> {
    let moved = 0;
    for (const certificado of await this.certificados.lockOver(desde, hasta)) {
      const vence = await this.venceDe(certificado);
      if (vence !== certificado.vence) {
        await this.certificados.update(certificado, { vence });
        this.record('certificado.recalculado', { ...certificado, vence }, { isBySystem });
        moved++;
      }
    }
    return moved;
  }

  private async hoy(): Promise<string> {
    return dayIn((await this.directory.cuenta()).zonaHoraria, this.transactions.now);
  }

  private record(
    accion: Extract<Accion, `certificado.${string}`>,
    { id, carpetaId, nombre, vence }: Pick<Certificado, 'id' | 'carpetaId' | 'nombre' | 'vence'>,
    { isBySystem, ...datos }: { campos?: string[]; eraSobre?: string; isBySystem?: boolean } = {},
  ): void {
    this.auditoria.record({
      accion,
      isBySystem,
      entidad: 'certificado',
      entidadId: id,
      carpetaId,
      datos: { nombre, vence, ...datos },
    });
  }
}

/** The fields from which the last day of a certificate is computed. */
type PorVencer = Pick<Certificado, 'expedido' | 'recibido' | 'cuentaDesde' | 'dias' | 'computo' | 'arranque'>;

/** A certificate that is about to be written. */
type Nuevo = Omit<Certificado, 'creadoPor' | 'creadoEn' | 'actualizadoEn'>;
