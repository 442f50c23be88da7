import { Injectable } from '@nestjs/common';
import { isAllowed, type Permission } from '../../common/access/permissions.js';
import { dayIn } from '../../common/day.js';
import { DomainError, invalidField } from '../../common/errors/domain-error.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { type EstadoCarpeta, estadoNombre, isSigned } from '../../vocabulario/carpeta-estados.js';
import { fechaEnTexto, fechaFirmaRefusal } from '../../vocabulario/fecha-firma.js';
import { ULTIMO_NUMERO, yearIn } from '../../vocabulario/numeracion.js';
import { type Palabras, palabrasDe } from '../../vocabulario/palabras.js';
import { claveDeReglas, type ReglasDeActo, TiposActoService } from '../tipos-acto/tipos-acto.service.js';
import { type Carpeta, SIN_DEVOLUCION } from './carpeta.entity.js';
import type { Actor } from './carpeta-accesos-policy.js';
import { CarpetaFollowers } from './carpeta-followers.js';
import {
  type Move,
  type MoveSubject,
  movesOf,
  posiblesDesde,
  type Recorrido,
  recorridoOf,
} from './carpeta-movimientos.js';
import type { MoverCarpetaDto } from './carpetas.dto.js';
import { CarpetasRepository } from './carpetas.repository.js';
import type { Faltante, PorSaber } from './faltantes.js';
import { FaltantesService } from './faltantes.service.js';
import { type VinculoFila, VinculosRepository } from './vinculos.repository.js';

/** A carpeta, and what its page shows beside its own fields. */
export interface CarpetaConMovimientos {
  carpeta: Carpeta;
  tipoActo: ReglasDeActo;
  movimientos: Move[];
  recorrido: Recorrido;
  /** The faltantes that stop no move. The person who signs should read them. */
  advertencias: Faltante[];
  vinculos: VinculoFila[];
  /** The person who asked. */
  actor: Actor;
  /** Today in the time zone of the cuenta, `YYYY-MM-DD`. */
  hoy: string;
  /** The day on which the carpeta was created, in the same zone. */
  fechaApertura: string;
}

/** The states that keep the state before them. */
const STOPPED: readonly EstadoCarpeta[] = ['suspendida', 'anulada'];

/** The states without a number. A suspended draft has none either, since it was never opened. */
const UNOPENED: readonly EstadoCarpeta[] = ['borrador', 'suspendida'];

/** Moves carpetas through their states, and numbers them when they are opened or annulled. */
@Injectable()
export class CarpetaEstadosService {
  constructor(
    private readonly carpetas: CarpetasRepository,
    private readonly vinculos: VinculosRepository,
    private readonly tiposActo: TiposActoService,
    private readonly faltantes: FaltantesService,
    private readonly followers: CarpetaFollowers,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
  ) {}

  /**
   * A carpeta with the moves out of its state, for the running user.
   * @param known the rules of its acto, when the caller has read them
   */
  async describe(carpeta: Carpeta, known?: ReglasDeActo): Promise<CarpetaConMovimientos> {
    const { tenant: actor } = this.transactions;
    const tipoActo = known ?? (await this.tiposActo.getReglas(carpeta));
    const vinculos = await this.vinculos.findOfCarpeta(carpeta.id);
    const hacia = posiblesDesde({ ...carpeta, esRegistrable: tipoActo.esRegistrable });
    const subject = await this.subjectOf(carpeta, tipoActo, { hacia, advertencias: !isSigned(carpeta.estado) });
    const movimientos = carpeta.eliminadaEn ? [] : movesOf(subject, actor.rolId, await this.palabras());
    return {
      carpeta,
      tipoActo,
      actor,
      vinculos,
      movimientos,
      recorrido: recorridoOf(subject),
      advertencias: isSigned(carpeta.estado) ? [] : subject.faltantes.filter(({ antesDe }) => antesDe.length === 0),
      hoy: await this.dayOf(this.transactions.now),
      fechaApertura: await this.dayOf(carpeta.creadaEn),
    };
  }

  /** The moves of several carpetas, by id. Empty for a user who may not move carpetas. */
  async movesOfAll(filas: readonly Pick<Carpeta, 'id' | 'estado'>[]): Promise<Map<string, Move[]>> {
    const { rolId } = this.transactions.tenant;
    if (!isAllowed(rolId, 'carpetas.editar') || filas.length === 0) {
      return new Map();
    }
    const estados = new Map(filas.map(({ id, estado }) => [id, estado]));
    const palabras = await this.palabras();
    const hoy = await this.dayOf(this.transactions.now);
    const rows = await this.carpetas.findForMoves([...estados.keys()]);
    const reglas = await this.tiposActo.findReglas(rows);
    const carpetas = rows.map((row) => {
      const tipoActo = reglas.get(claveDeReglas(row)) as ReglasDeActo;
      const subject = { ...row, estado: estados.get(row.id) as EstadoCarpeta, esRegistrable: tipoActo.esRegistrable };
      return { ...subject, tipoActo, diaDeFirma: likelyDay(row, hoy), hacia: posiblesDesde(subject) };
    });
    const faltantes = await this.faltantes.find(carpetas);
    return new Map(
      carpetas.map((subject) => [
        subject.id,
        movesOf({ ...subject, faltantes: faltantes.get(subject.id) ?? [] }, rolId, palabras),
      ]),
    );
  }

  /**
   * What the signature of a carpeta would lack on this day only, as sentences. What it lacks on the planned day is left
   * out.
   */
  async missingToSign(id: string, fechaFirmaPrevista: string): Promise<string[]> {
    const carpeta = await this.carpetas.get(id);
    const tipoActo = await this.tiposActo.getReglas(carpeta);
    const known = new Set(await this.missingBefore('firmada', carpeta, tipoActo));
    const then = await this.missingBefore('firmada', { ...carpeta, fechaFirmaPrevista }, tipoActo, fechaFirmaPrevista);
    return then.filter((texto) => !known.has(texto));
  }

  /** What a carpeta lacks for a move now, as sentences. */
  async missingFor(carpeta: Carpeta, estado: EstadoCarpeta): Promise<string[]> {
    return this.missingBefore(estado, carpeta, await this.tiposActo.getReglas(carpeta));
  }

  /**
   * Ends the approval of a carpeta, whatever role the user has. It moves to en_preparacion; a suspended carpeta does
   * when it is resumed.
   */
  async sendBack(carpeta: Carpeta, motivo: string): Promise<void> {
    if (carpeta.estado === 'suspendida') {
      await this.carpetas.update(carpeta, { estadoPrevio: 'en_preparacion' });
      const { id } = carpeta;
      this.auditoria.record({
        accion: 'carpeta.desaprobada',
        entidad: 'carpeta',
        entidadId: id,
        carpetaId: id,
        datos: { motivo },
      });
      return;
    }
    const tipoActo = await this.tiposActo.getReglas(carpeta);
    await this.moveTo(carpeta, tipoActo, 'en_preparacion', motivo, await this.dayOf(this.transactions.now));
  }

  /**
   * Moves a carpeta without presentations back to firmada. Followers are not told, since the signature told them
   * already.
   */
  async unpresent(carpeta: Carpeta, motivo: string): Promise<void> {
    await this.write(carpeta, 'firmada', motivo);
  }

  /** Moves a new draft to en_preparacion and numbers it. */
  async open(carpeta: Carpeta): Promise<void> {
    const tipoActo = await this.tiposActo.getReglas(carpeta);
    await this.moveTo(carpeta, tipoActo, 'en_preparacion', null, await this.dayOf(this.transactions.now));
  }

  /** Moves a carpeta to another state, and describes it. @throws DomainError 404, 412; 422 as {@link pass} */
  async move(id: string, version: number, to: MoverCarpetaDto): Promise<CarpetaConMovimientos> {
    return this.moveLocked(await this.carpetas.getAt(id, version), to);
  }

  /** Moves a locked carpeta to another state, and describes it. @throws DomainError 422 as {@link pass} */
  async moveLocked(carpeta: Carpeta, to: MoverCarpetaDto): Promise<CarpetaConMovimientos> {
    const tipoActo = await this.pass(carpeta, to);
    return this.describe(await this.carpetas.get(carpeta.id), tipoActo);
  }

  /**
   * Moves a locked carpeta to another state.
   * @param by the day of the causing event, today by default; a permission instead of the move's own
   * @returns the rules of the carpeta's acto
   * @throws DomainError 422 with everything that is missing
   */
  async pass(
    carpeta: Carpeta,
    { estado, motivo, fechaFirma }: MoverCarpetaDto,
    { dia, permission }: { dia?: string | null; permission?: Permission } = {},
  ): Promise<ReglasDeActo> {
    if (carpeta.eliminadaEn) {
      throw refused('La carpeta está en la papelera: restáurela antes de moverla.');
    }
    const hoy = await this.dayOf(this.transactions.now);
    const diaDeFirma = estado === 'firmada' ? (fechaFirma ?? hoy) : undefined;
    const tipoActo = await this.tiposActo.getReglas(carpeta);
    // The faltantes of its former state decide where a suspended carpeta may go.
    const hacia = [estado, carpeta.estadoPrevio ?? estado];
    const subject = await this.subjectOf(carpeta, tipoActo, { hacia }, diaDeFirma);
    const movimientos = movesOf(subject, this.transactions.tenant.rolId, await this.palabras(), permission);
    const move = movimientos.find((candidate) => candidate.estado === estado);
    if (!move) {
      const palabras = await this.palabras();
      const [from, to] = [carpeta.estado, estado].map((each) => estadoNombre(each, palabras));
      throw refused(`Una carpeta en «${from}» no puede pasar a «${to}».`);
    }
    if (move.motivo) {
      throw refused(move.motivo, move.faltantes);
    }
    if (move.requiereMotivo && !motivo) {
      const details = [{ campo: 'motivo', mensaje: 'Indique el motivo.' }];
      throw new DomainError('FALTA_MOTIVO', 422, 'Hay que indicar el motivo.', details);
    }
    if (fechaFirma && estado !== 'firmada') {
      throw invalidField('fechaFirma', 'La fecha de firma se indica solo al pasar a «Firmada».');
    }
    const signed = estado === 'firmada' ? { fechaFirma: await this.signedOn(carpeta, fechaFirma, motivo) } : {};
    await this.moveTo(carpeta, tipoActo, estado, motivo ?? null, signed.fechaFirma ?? dia ?? hoy, signed);
    return tipoActo;
  }

  /** What a carpeta lacks for a move, as sentences. @param given the day of the signature, when it is known */
  private async missingBefore(estado: EstadoCarpeta, carpeta: Carpeta, tipoActo: ReglasDeActo, given?: string) {
    const { faltantes } = await this.subjectOf(carpeta, tipoActo, { hacia: [estado] }, given);
    return faltantes.filter(({ antesDe }) => antesDe.includes(estado)).map(({ texto }) => texto);
  }

  /** @param given the day of the signature, when it is known */
  private async subjectOf(
    carpeta: Carpeta,
    tipoActo: ReglasDeActo,
    porSaber: PorSaber,
    given?: string,
  ): Promise<MoveSubject> {
    const { id, estado, estadoPrevio, fechaFirmaPrevista } = carpeta;
    const diaDeFirma = given ?? likelyDay(carpeta, await this.dayOf(this.transactions.now));
    const porMover = { id, estado, fechaFirmaPrevista, tipoActo, diaDeFirma, ...porSaber };
    const faltantes = (await this.faltantes.find([porMover])).get(id) ?? [];
    return { estado, estadoPrevio, esRegistrable: tipoActo.esRegistrable, faltantes };
  }

  private async moveTo(
    carpeta: Carpeta,
    tipoActo: ReglasDeActo,
    estado: EstadoCarpeta,
    motivo: string | null,
    dia: string,
    signed: Partial<Pick<Carpeta, 'fechaFirma'>> = {},
  ): Promise<void> {
    const de = carpeta.estado;
    await this.write(carpeta, estado, motivo, signed);
    const { fechaFirma = null } = signed;
    const move = { carpeta, tipoActo, de, a: estado, motivo, fechaFirma, dia };
    await this.followers.tell((follower) => follower.moved?.(move));
  }

  /** Writes and records a move, without telling followers. */
  private async write(
    carpeta: Carpeta,
    estado: EstadoCarpeta,
    motivo: string | null,
    signed: Partial<Pick<Carpeta, 'fechaFirma'>> = {},
  ): Promise<void> {
    const de = carpeta.estado;
    await this.carpetas.update(carpeta, {
      ...signed,
      estado,
      motivoEstado: motivo,
      propuestaPor: null,
      propuestaEn: null,
      ...SIN_DEVOLUCION,
      estadoPrevio: STOPPED.includes(estado) ? (carpeta.estadoPrevio ?? carpeta.estado) : null,
      ...(carpeta.numero === null && !UNOPENED.includes(estado) && (await this.number())),
    });
    this.auditoria.record({
      accion: 'carpeta.movida',
      entidad: 'carpeta',
      entidadId: carpeta.id,
      carpetaId: carpeta.id,
      datos: { de, a: estado, ...(motivo && { motivo }), ...signed },
    });
  }

  /**
   * The day of a signature, by default today. A day before the carpeta's opening needs a reason. @throws DomainError
   * 422
   */
  private async signedOn({ creadaEn }: Carpeta, given?: string | null, motivo?: string | null): Promise<string> {
    const today = await this.dayOf(this.transactions.now);
    const fecha = given ?? today;
    const refusal = fechaFirmaRefusal(fecha, today);
    if (refusal) {
      throw invalidField('fechaFirma', refusal);
    }
    const apertura = await this.dayOf(creadaEn);
    if (fecha < apertura && !motivo) {
      const dia = fechaEnTexto(apertura);
      throw invalidField('motivo', `La firma es anterior a la apertura de la carpeta, el ${dia}: indique por qué.`);
    }
    return fecha;
  }

  /** The words of the cuenta's country. */
  async palabras(): Promise<Palabras> {
    return palabrasDe((await this.directory.cuenta()).pais);
  }

  /** The day of a moment in the time zone of the cuenta, `YYYY-MM-DD`. */
  private async dayOf(moment: Date): Promise<string> {
    const { zonaHoraria } = await this.directory.cuenta();
    return dayIn(zonaHoraria, moment);
  }

  /**
   * The next number, in the present year of the cuenta's time zone, with the present prefix. @throws DomainError 409
   */
  private async number(): Promise<Pick<Carpeta, 'numero' | 'anio' | 'prefijo'>> {
    const { zonaHoraria, numeroInicial, numeroPrefijo } = await this.directory.cuenta();
    const anio = yearIn(zonaHoraria, this.transactions.now);
    const numero = await this.carpetas.nextNumber(anio, numeroInicial, ULTIMO_NUMERO);
    if (numero === null) {
      throw new DomainError('NUMERACION_AGOTADA', 409, 'Se acabaron los números de este año: el último es el 999999.');
    }
    return { anio, numero, prefijo: numeroPrefijo };
  }
}

/** The assumed day of the signature: the planned day when it is past, else today. */
function likelyDay({ fechaFirmaPrevista }: Pick<Carpeta, 'fechaFirmaPrevista'>, hoy: string): string {
  return fechaFirmaPrevista && fechaFirmaPrevista < hoy ? fechaFirmaPrevista : hoy;
}

/** @param faltantes each becomes a detail of the error */
function refused(mensaje: string, faltantes: readonly Faltante[] = []): DomainError {
  const textos = faltantes.length > 0 ? faltantes.map(({ texto }) => texto) : [mensaje];
  const details = textos.map((texto) => ({ campo: 'estado', mensaje: texto }));
  return new DomainError('MOVIMIENTO_RECHAZADO', 422, mensaje, details);
}
