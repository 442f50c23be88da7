import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { CopiasService } from '../expediente/protocolo/copias.service.js';
import { EntregasService } from '../expediente/protocolo/entregas.service.js';
import { InstrumentosService } from '../expediente/protocolo/instrumentos.service.js';
import { RegistrosNotariales } from '../expediente/protocolo/registros-notariales.service.js';
import { fullName } from './demo-partes.js';
import type { PlanCarpeta } from './demo-plan.js';
import { DemoRandom } from './demo-random.js';
import type { OpenOficina } from './open-oficina.js';

/** The name of the protocolo of each office. */
const REGISTROS_NOTARIALES: Readonly<Record<string, string>> = {
  lavalle: 'Registro 1204',
  sol: 'Protocolo',
  rambla: 'Protocolo',
};
/** The signatures of an office that begin with an errose instrumento, or with annulled folios, by their index. */
const ERROSE = 9;
const ANULADOS = 14;

/** Numbers the signed instrumentos of the demo's offices, and issues copies. All runs in the running transaction. */
@Injectable()
export class DemoProtocolo {
  constructor(
    private readonly registrosNotariales: RegistrosNotariales,
    private readonly instrumentos: InstrumentosService,
    private readonly copias: CopiasService,
    private readonly entregas: EntregasService,
  ) {}

  /** Gives the registro notarial of an office its name. */
  async begin(office: OpenOficina): Promise<void> {
    const nombre = REGISTROS_NOTARIALES[office.oficina.clave];
    const [registroNotarial] = await this.registrosNotariales.findAll();
    if (registroNotarial && nombre) {
      const escribanoId = office.person('titular').usuarioId;
      await this.registrosNotariales.update(registroNotarial.id, registroNotarial.version, { nombre, escribanoId });
    }
  }

  /** @param n the number of earlier signatures of the office */
  async number({ oficina }: OpenOficina, { acto, caratula }: PlanCarpeta, id: string, n: number): Promise<void> {
    const [registroNotarial] = await this.registrosNotariales.findAll();
    const tipo = acto === 'acta' || acto === 'certificacion' ? acto : 'escritura';
    if (!registroNotarial) {
      return;
    }
    if (n === ANULADOS) {
      const { folio: folioHasta } = await this.instrumentos.siguientes(registroNotarial.id);
      await this.instrumentos.anularFolios(registroNotarial.id, { folioHasta, motivo: 'Se manchó al imprimir.' });
    }
    if (n === ERROSE) {
      const wrong = await this.instrumentos.numerar(id, {
        tipo: 'escritura',
        ...(await this.folios(registroNotarial.id, 2)),
      });
      await this.instrumentos.errose(id, wrong, 1, 'Un compareciente no trajo su documento.');
    }
    const cuantos = tipo === 'escritura' ? 2 + Math.floor(new DemoRandom(`${caratula}/folios`).next() * 5) : 1;
    const folios = tipo === 'certificacion' ? {} : await this.folios(registroNotarial.id, cuantos);
    await this.instrumentos.numerar(id, { tipo, lugar: oficina.ciudad, ...folios });
  }

  /**
   * Hands the signed instrumento over, with the first copy for the first parte. A simple copy for another parte waits.
   */
  async deliver({ partes }: PlanCarpeta, carpetaId: string, version: number): Promise<void> {
    const [instrumento] = await this.instrumentos.findOfCarpeta(carpetaId);
    const [one, other] = partes.map(({ persona }) => fullName(persona));
    if (!instrumento || !one) {
      return;
    }
    const id = uuid();
    await this.copias.create(carpetaId, instrumento.id, { id, tipo: 'primera', solicitante: one });
    await this.entregas.create(carpetaId, version, { aQuien: one, copias: [id] });
    if (other) {
      await this.copias.create(carpetaId, instrumento.id, { tipo: 'simple', solicitante: other });
    }
  }

  private async folios(registroId: string, cuantos: number) {
    const { folio } = await this.instrumentos.siguientes(registroId);
    return { folioDesde: folio, folioHasta: folio + cuantos - 1 };
  }
}
