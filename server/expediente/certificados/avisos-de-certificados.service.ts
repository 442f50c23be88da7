import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { DateTime } from 'luxon';
import type { EntityManager } from 'typeorm';
import type { TenantContext } from '../../common/tenancy/transactions.js';
import { Notifier } from '../../plataforma/avisos/notifier.service.js';
import { type Ronda, RondasDeRecordatorios } from '../../plataforma/avisos/rondas-de-recordatorios.service.js';
import { RequisitosService } from '../requisitos/requisitos.service.js';
import { avisoDeCertificado } from './aviso-de-certificado.js';
import { AvisosDeCertificadosRepository, type CertificadoPorAvisar } from './avisos-de-certificados.repository.js';

/**
 * Tells the people in charge of a carpeta which certificates expire soon, or before its signature. Tells also of
 * expired certificates, and opens their requisitos again.
 */
@Injectable()
export class AvisosDeCertificados implements OnModuleInit, Ronda {
  constructor(
    private readonly repository: AvisosDeCertificadosRepository,
    private readonly recordatorios: RondasDeRecordatorios,
    private readonly notifier: Notifier,
    private readonly requisitos: RequisitosService,
  ) {}

  onModuleInit(): Promise<void> {
    return this.recordatorios.schedule('certificados-avisos', this);
  }

  /** Sends the notices that are due, in all cuentas where it is daytime. */
  run(): Promise<void> {
    return this.recordatorios.run(this);
  }

  findCuentas(manager: EntityManager): Promise<TenantContext[]> {
    return this.repository.findCuentas(manager);
  }

  async remind(now: DateTime): Promise<void> {
    for (const certificado of await this.take(now)) {
      const aviso = avisoDeCertificado(certificado);
      const people = [...(await this.recordatorios.responsables(certificado.responsables))];
      await this.notifier.notifyAll(people.map((usuarioId) => ({ usuarioId, aviso })));
    }
  }

  /** Marks the notices that are due in the running cuenta as sent, without sending them. */
  async skipDue(): Promise<void> {
    await this.take(await this.recordatorios.now());
  }

  /** Takes the notices that are due, and opens the requisitos of expired certificates again. */
  private async take(now: DateTime): Promise<CertificadoPorAvisar[]> {
    const due = await this.repository.take(now.toFormat('yyyy-MM-dd'));
    for (const { motivos, carpetaId, requisitoId } of due) {
      if (motivos.includes('vencido')) {
        await this.requisitos.followCertificados(carpetaId, [requisitoId], { isOver: true });
      }
    }
    return due;
  }
}
