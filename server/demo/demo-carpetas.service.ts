import { Injectable } from '@nestjs/common';
import type { Carpeta } from '../carpetas/carpeta.entity.js';
import { CarpetaEstadosService } from '../carpetas/carpeta-estados.service.js';
import { CarpetasQuery } from '../carpetas/carpetas.dto.js';
import { CarpetasService } from '../carpetas/carpetas.service.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { PartesService } from '../partes/partes.service.js';
import type { CrearPersonaDto } from '../personas/personas.dto.js';
import { PersonasService } from '../personas/personas.service.js';
import { TiposActoService } from '../tipos-acto/tipos-acto.service.js';
import { DemoFiling } from './demo-filing.service.js';
import type { PlanCarpeta } from './demo-plan.js';
import type { OpenOficina } from './open-oficina.js';

type Known = Pick<Carpeta, 'id' | 'estado' | 'version'>;

/**
 * Carries out the plan of an office as its people would have: opens carpetas, files documents, moves. What is there
 * already is left as it is, so that a load that was interrupted, wherever it was, goes on from there.
 */
@Injectable()
export class DemoCarpetas {
  constructor(
    private readonly transactions: Transactions,
    private readonly carpetas: CarpetasService,
    private readonly estados: CarpetaEstadosService,
    private readonly tiposActo: TiposActoService,
    private readonly personas: PersonasService,
    private readonly partes: PartesService,
    private readonly filing: DemoFiling,
  ) {}

  /** @param plan the first opened first: so they are numbered */
  async load(office: OpenOficina, plan: readonly PlanCarpeta[]): Promise<void> {
    const { actos, known } = await this.transactions.tenantTransaction(office.person('titular'), async () => ({
      actos: new Map((await this.tiposActo.findAll()).map(({ clave, id }) => [clave, id])),
      known: await this.findKnown(),
    }));
    for (const planned of plan) {
      const carpeta = known.get(planned.caratula) ?? (await this.open(office, planned, actos.get(planned.acto) ?? ''));
      // Before the moves: what is archived or annulled takes no documents.
      await this.filing.fileAll(office, planned, carpeta.id);
      await this.move(office, planned, carpeta);
    }
  }

  private async findKnown(): Promise<Map<string, Known>> {
    const [carpetas] = await this.carpetas.findPage(Object.assign(new CarpetasQuery(), { tamano: 100 }));
    return new Map(carpetas.map((carpeta) => [carpeta.caratula, carpeta]));
  }

  /** Opens a carpeta with its partes, in one transaction. */
  private open(office: OpenOficina, planned: PlanCarpeta, tipoActoId: string): Promise<Known> {
    const { acto, creadaEn, pasos, partes, documentos, responsable, escribano, ...fields } = planned;
    return this.transactions.tenantTransaction(office.writer(planned), () =>
      this.transactions.at(creadaEn, async () => {
        const { carpeta } = await this.carpetas.create({
          ...fields,
          tipoActoId,
          responsableId: office.person(responsable).usuarioId,
          escribanoId: office.person(escribano).usuarioId,
        });
        await this.addPartes(carpeta.id, partes);
        return carpeta;
      }),
    );
  }

  private async addPartes(carpetaId: string, partes: PlanCarpeta['partes']): Promise<void> {
    const ids: string[] = [];
    for (const { persona, representaA, ...fields } of partes) {
      const { parte } = await this.partes.add(carpetaId, {
        ...fields,
        ...(await this.known(persona)),
        representaA: ids[representaA ?? -1] ?? null,
      });
      ids.push(parte.id);
    }
  }

  /** The persona who has the document already, or else the one to be registered. */
  private async known(persona: CrearPersonaDto): Promise<{ personaId: string } | { persona: CrearPersonaDto }> {
    const documento = persona.numeroDoc ?? persona.idFiscal ?? '';
    const [[known]] = await this.personas.findPage({ documento, pagina: 1, tamano: 1 });
    return known ? { personaId: known.id } : { persona };
  }

  private async move(office: OpenOficina, planned: PlanCarpeta, { id, estado, version }: Known): Promise<void> {
    const done = planned.pasos.findIndex((paso) => paso.estado === estado);
    for (const [i, paso] of planned.pasos.slice(done + 1).entries()) {
      await this.transactions.tenantTransaction(office.mover(planned, paso.estado), () =>
        this.transactions.at(paso.en, () => this.estados.move(id, version + i, paso)),
      );
    }
  }
}
