import { Injectable } from '@nestjs/common';
import { isAllowed } from '../../common/access/permissions.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { isSigned } from '../../vocabulario/carpeta-estados.js';
import type { Carpeta } from '../carpetas/carpeta.entity.js';
import type { Documento } from './documento.entity.js';

/** Why a document may not be changed, replaced or deleted. */
export interface Negativa {
  code: string;
  message: string;
}

/** Guards the documents on which an approval or a signature rests (docs/domain.md#what-the-signature-settles). */
@Injectable()
export class Resguardo {
  constructor(private readonly transactions: Transactions) {}

  /** When a carpeta was signed; null before. */
  async firmadaEn({ id, estado }: Pick<Carpeta, 'id' | 'estado'>): Promise<Date | null> {
    if (!isSigned(estado)) {
      return null;
    }
    const [row] = await this.transactions.prepared<{ en: Date | null }>(
      `select min(en) as en from auditoria
        where carpeta_id = $1 and accion = 'carpeta.movida' and datos ->> 'a' = 'firmada'`,
      [id],
    );
    return row?.en ?? null;
  }

  /**
   * The reasons why documents may not be renamed, moved, replaced, deleted or restored, by id. Who may sign changes
   * documents from before the signature, with a reason.
   */
  async negativas(
    carpeta: Carpeta,
    documentos: readonly Documento[],
    motivo: string | null,
  ): Promise<Map<string, Negativa>> {
    const firmadaEn = await this.firmadaEn(carpeta);
    const maySign = isAllowed(this.transactions.tenant.rolId, 'carpetas.firmar');
    if (firmadaEn === null || (maySign && motivo)) {
      return new Map();
    }
    const signed = documentos.filter(({ creadoEn }) => creadoEn <= firmadaEn);
    return new Map(signed.map(({ id, nombre }) => [id, negativaOf(nombre, maySign)]));
  }

  /** @throws DomainError 422 when {@link negativas} refuses the document */
  async check(carpeta: Carpeta, documento: Documento, motivo: string | null): Promise<void> {
    const negativa = (await this.negativas(carpeta, [documento], motivo)).get(documento.id);
    if (negativa) {
      throw new DomainError(negativa.code, 422, negativa.message);
    }
  }

  /** Whether a document fulfils an approved requisito, or contains a certificado. */
  async haveApproved(ids: readonly string[]): Promise<boolean> {
    const [row] = await this.transactions.prepared<{ hay: boolean }>(
      `select exists (select from requisitos where documento_id = any ($1) and estado = 'aprobado')
           or exists (select from certificados where documento_id = any ($1)) as hay`,
      [ids],
    );
    return row?.hay ?? false;
  }
}

function negativaOf(nombre: string, maySign: boolean): Negativa {
  return maySign
    ? {
        code: 'FALTA_MOTIVO',
        message: `«${nombre}» es de antes de la firma: escriba por qué lo cambia, reemplaza o elimina.`,
      }
    : {
        code: 'DOCUMENTO_FIRMADO',
        message: `«${nombre}» es de antes de la firma: lo cambia, reemplaza o elimina un titular o un adscripto, con un motivo.`,
      };
}
