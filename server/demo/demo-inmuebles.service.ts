import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Transactions } from '../common/tenancy/transactions.js';
import { CertificadosRepository } from '../expediente/certificados/certificados.repository.js';
import { ReglasDeCertificados } from '../expediente/certificados/reglas.service.js';
import { InmueblesService } from '../expediente/inmuebles/inmuebles.service.js';
import { RequisitosService } from '../expediente/requisitos/requisitos.service.js';
import { certificadosPara, requisitoPara, usualesDe } from '../vocabulario/certificados-usuales.js';
import { demoCertificado } from './demo-inmuebles.js';
import type { PlanCarpeta } from './demo-plan.js';

/** Gives the carpetas of the demo their inmuebles and certificates. */
@Injectable()
export class DemoInmuebles {
  constructor(
    private readonly inmuebles: InmueblesService,
    private readonly certificados: CertificadosRepository,
    private readonly reglas: ReglasDeCertificados,
    private readonly requisitos: RequisitosService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Adds to a new carpeta its inmueble, and the certificates with the days that they have by now. Runs in the running
   * transaction.
   * @param otro an inmueble of another carpeta, which a hipoteca burdens too
   * @returns the id of the carpeta's inmueble
   */
  async add(carpetaId: string, { acto, inmueble: plan }: PlanCarpeta, otro: string | null): Promise<string | null> {
    if (!plan) {
      return null;
    }
    const { inmuebleId } = await this.inmuebles.add(carpetaId, { inmueble: { ...plan.inmueble, id: uuid() } });
    if (acto === 'hipoteca' && otro) {
      await this.inmuebles.add(carpetaId, { inmuebleId: otro, porcentaje: '50' });
    }
    const reglas = await this.reglas.findAll();
    const sujetos = await this.certificados.findSujetos(carpetaId);
    const requisitos = await this.requisitos.findOfCarpeta(carpetaId);
    const usuales = usualesDe(reglas, sujetos, []).map((usual) => ({
      ...usual,
      requisitoId: requisitoPara(usual, requisitos)?.id ?? null,
    }));
    const others = requisitos
      .filter(({ id, obligatorio }) => obligatorio && !usuales.some(({ requisitoId }) => requisitoId === id))
      .flatMap(({ id, nombre, certificado }) =>
        certificado === null
          ? []
          : certificadosPara({ nombre, certificado }, requisitos, reglas, sujetos).map((one) => ({
              ...one,
              requisitoId: id,
            })),
      );
    const { now, tenant } = this.transactions;
    const rows = [...usuales, ...others].map((certificado, n) => ({
      ...{ id: uuid(), carpetaId, documentoId: null, necesario: true, version: 1, creadoPor: tenant.usuarioId },
      ...certificado,
      ...demoCertificado(plan, certificado, n),
      creadoEn: new Date(now.getTime() + n),
      actualizadoEn: now,
    }));
    await this.certificados.insert(rows);
    return inmuebleId;
  }
}
