import { Injectable } from '@nestjs/common';
import { dayIn } from '../../common/day.js';
import { diaRefusal } from '../../common/dia-posible.js';
import { DomainError, invalidField } from '../../common/errors/domain-error.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { named } from '../../plataforma/auditoria/palabras.js';
import { diasHasta, MAX_DIAS } from '../../vocabulario/computo.js';
import { fechaEnTexto } from '../../vocabulario/fecha-firma.js';
import type { Carpeta } from '../carpetas/carpeta.entity.js';
import { CarpetaGate } from '../carpetas/carpeta-gate.service.js';
import { DocumentosDeCarpeta } from '../documentos/documentos-de-carpeta.service.js';
import { TiposActoService } from '../tipos-acto/tipos-acto.service.js';
import type { Inscripcion } from './inscripcion.entity.js';
import { CAMPOS } from './inscripciones.domain.js';
import { InscripcionesRepository } from './inscripciones.repository.js';

/** Refuses inscripciones whose days, payments and results contradict each other, their carpeta or its acto. */
@Injectable()
export class ReglasDeInscripciones {
  constructor(
    private readonly inscripciones: InscripcionesRepository,
    private readonly actos: TiposActoService,
    private readonly documentos: DocumentosDeCarpeta,
    private readonly gate: CarpetaGate,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
  ) {}

  /** @throws DomainError 422 for an acto that is not entered in registers */
  async checkRegistrable(carpeta: Carpeta): Promise<void> {
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
  async check(inscripcion: Omit<Inscripcion, 'creadoEn' | 'creadoPor'>, known: string | null = null): Promise<void> {
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
  async checkPresentada({ carpetaId, presentada }: Pick<Inscripcion, 'carpetaId' | 'presentada'>): Promise<void> {
    const { fechaFirma } = await this.gate.visible(carpetaId);
    const firma = { dia: fechaFirma, que: `a la firma, que es del ${fechaEnTexto(fechaFirma ?? '')}` };
    const refusal = presentada && diaRefusal(presentada, await this.hoy(), firma);
    if (refusal) {
      throw invalidField('presentada', refusal);
    }
  }

  /** @throws DomainError 422 for a presentation after the first observation, or none while there is an observation */
  async checkObservadas({ id, presentada }: Pick<Inscripcion, 'id' | 'presentada'>): Promise<void> {
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
  async checkedDay(dia: string | null | undefined, first: string | null, que: string): Promise<string> {
    const hoy = await this.hoy();
    const day = dia ?? hoy;
    const refusal = diaRefusal(day, hoy, { dia: first, que });
    if (refusal) {
      throw invalidField('dia', refusal);
    }
    return day;
  }

  /** Today in the cuenta. */
  async hoy(): Promise<string> {
    return dayIn((await this.directory.cuenta()).zonaHoraria, this.transactions.now);
  }
}

/** @throws DomainError 422 when a removed presentation leaves its number, last day or payment behind */
export function checkTaken(after: Pick<Inscripcion, 'numero' | 'vence' | 'tasaPagada'>): void {
  const campos = (['numero', 'vence', 'tasaPagada'] as const).filter((campo) => after[campo] !== null);
  if (campos.length > 0) {
    const quedan = campos.length === 1 ? 'queda' : 'quedan';
    const mensaje = `Quite también ${named(campos, CAMPOS)}: sin presentación no ${quedan}.`;
    throw invalidField('presentada', mensaje);
  }
}
