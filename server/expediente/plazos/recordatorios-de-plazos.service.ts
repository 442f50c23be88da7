import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { DateTime } from 'luxon';
import type { EntityManager } from 'typeorm';
import type { TenantContext } from '../../common/tenancy/transactions.js';
import { Notifier } from '../../plataforma/avisos/notifier.service.js';
import { type Ronda, RondasDeRecordatorios } from '../../plataforma/avisos/rondas-de-recordatorios.service.js';
import { avisoDePlazo, VENCIDO } from './aviso-de-plazo.js';
import { type RecordatorioDePlazo, RecordatoriosDePlazosRepository } from './recordatorios-de-plazos.repository.js';

/**
 * Reminds people of plazos 7, 3 and 1 days before their last day, and on it. Titulares and adscriptos hear of late
 * plazos after 1, 3, 7, 15 and 30 days.
 */
@Injectable()
export class RecordatoriosDePlazos implements OnModuleInit, Ronda {
  constructor(
    private readonly repository: RecordatoriosDePlazosRepository,
    private readonly recordatorios: RondasDeRecordatorios,
    private readonly notifier: Notifier,
  ) {}

  onModuleInit(): Promise<void> {
    return this.recordatorios.schedule('plazos-recordatorios', this);
  }

  /** Sends the reminders that are due, in all cuentas where it is daytime. */
  run(): Promise<void> {
    return this.recordatorios.run(this);
  }

  findCuentas(manager: EntityManager): Promise<TenantContext[]> {
    return this.repository.findCuentas(manager);
  }

  async remind(now: DateTime): Promise<void> {
    for (const recordatorio of await this.take(now)) {
      await this.tell(recordatorio);
    }
  }

  /** Marks the reminders that are due in the running cuenta as sent, without sending them. */
  async skipDue(): Promise<void> {
    await this.take(await this.recordatorios.now());
  }

  private take(now: DateTime): Promise<RecordatorioDePlazo[]> {
    return this.repository.take(now.toFormat('yyyy-MM-dd'), now.zoneName ?? 'UTC');
  }

  private async tell(recordatorio: RecordatorioDePlazo): Promise<void> {
    const aviso = avisoDePlazo(recordatorio);
    const people = [...(await this.peopleOf(recordatorio))];
    await this.notifier.notifyAll(people.map((usuarioId) => ({ usuarioId, aviso })));
  }

  /** The people in charge. For a late plazo also all who may sign. */
  private async peopleOf({ responsables, marca }: RecordatorioDePlazo): Promise<Set<string>> {
    const firmantes = marca <= VENCIDO ? await this.recordatorios.firmantes() : [];
    return new Set([...(await this.recordatorios.responsables(responsables)), ...firmantes]);
  }
}
