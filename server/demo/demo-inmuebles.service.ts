import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { CertificadosRepository } from '../certificados/certificados.repository.js';
import { ReglasDeCertificados } from '../certificados/reglas.service.js';
import { requisitoPara, usualesDe } from '../certificados/usuales.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { InmueblesService } from '../inmuebles/inmuebles.service.js';
import { RequisitosService } from '../requisitos/requisitos.service.js';
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
   * Adds to a new carpeta what it is about, in the running transaction, and the certificates with the days that they have
   * by now.
   * @param otro an inmueble of another carpeta, which a hipoteca is about too
   * @returns the id of its inmueble
   */
  async add(carpetaId: string, { acto, inmueble: plan }: PlanCarpeta, otro: string | null): Promise<string | null> {
    if (!plan) {
      return null;
    }
    const { inmuebleId } = await this.inmuebles.add(carpetaId, { inmueble: { ...plan.inmueble, id: uuid() } });
    if (acto === 'hipoteca' && otro) {
      await this.inmuebles.add(carpetaId, { inmuebleId: otro, porcentaje: '50' });
    }
    const usuales = usualesDe(await this.reglas.findAll(), await this.certificados.findSujetos(carpetaId), []);
    const requisitos = await this.requisitos.findOfCarpeta(carpetaId);
    const { now, tenant } = this.transactions;
    const rows = usuales.map((usual, n) => ({
      ...{ id: uuid(), carpetaId, documentoId: null, necesario: true, version: 1, creadoPor: tenant.usuarioId },
      ...usual,
      requisitoId: requisitoPara(usual, requisitos)?.id ?? null,
      ...demoCertificado(plan, usual, n),
      creadoEn: new Date(now.getTime() + n),
      actualizadoEn: now,
    }));
    await this.certificados.insert(rows);
    return inmuebleId;
  }
}
