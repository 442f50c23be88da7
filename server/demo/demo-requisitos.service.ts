import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { DocumentosService } from '../expediente/documentos/documentos.service.js';
import { porCertificados } from '../expediente/requisitos/requisito-por-certificados.js';
import type { MarcarRequisitosDto } from '../expediente/requisitos/requisitos.dto.js';
import type { RequisitoFila } from '../expediente/requisitos/requisitos.repository.js';
import { RequisitosService } from '../expediente/requisitos/requisitos.service.js';
import { DEBIDA_DILIGENCIA } from '../vocabulario/debida-diligencia.js';
import { type EstadoRequisito, isDecidido } from '../vocabulario/requisito-estados.js';
import type { PlanCarpeta } from './demo-plan.js';
import { DemoRandom } from './demo-random.js';
import type { OpenOficina } from './open-oficina.js';

type Marca = MarcarRequisitosDto;

const HOUR = 3_600_000;
/** Days from today to the due days of requisitos that were asked for. Some are late. */
const DUE_IN = [-3, 2, 0, 5, 9];
const NO_APLICA = 'No corresponde en esta operación.';
/** The documents that fulfil a requisito, by its clave. */
const DOCUMENTOS: Readonly<Record<string, RegExp>> = {
  titulo_antecedente: /título/i,
  titulo: /título|escritura/i,
  titulos: /título/i,
  dominio: /dominio/i,
  inhibicion: /inhibici/i,
  catastral: /catastral/i,
  catastro: /catastral/i,
  referencia_catastral: /catastral/i,
  informacion_registral: /nota simple|registral/i,
  libre_deuda_municipal: /libre deuda municipal/i,
  ibi: /IBI/,
  identidad: /DNI|cédula/i,
  clave_fiscal: /CUIL|CUIT/,
};

/** Marks the requisitos of the demo's carpetas, and files their documents. */
@Injectable()
export class DemoRequisitos {
  constructor(
    private readonly transactions: Transactions,
    private readonly requisitos: RequisitosService,
    private readonly documentos: DocumentosService,
    private readonly directory: CuentaDirectory,
  ) {}

  /**
   * Marks the requisitos that a new carpeta has already. A carpeta that gets all of them before its signature is left
   * out.
   */
  async begin(office: OpenOficina, planned: PlanCarpeta, carpetaId: string): Promise<void> {
    const isReady = planned.pasos.some(({ estado }) => estado === 'lista_para_firma');
    if (isReady || planned.partes.length === 0) {
      return;
    }
    const opened = Math.min(planned.creadaEn.getTime() + HOUR, Date.now());
    // The certificates of a carpeta arrived until now, or until the carpeta moved.
    const lately = Math.max(opened, (planned.pasos[0]?.en.getTime() ?? Date.now()) - HOUR);
    await this.transactions.tenantTransaction(office.writer(planned), async () => {
      const { zonaHoraria } = await this.directory.cuenta();
      const today = DateTime.now().setZone(zonaHoraria);
      const all = await this.requisitos.findOfCarpeta(carpetaId);
      const marcadas = marcas(planned, all, today, (key) => office.person(key).usuarioId);
      const byTime = Map.groupBy(marcadas, ({ isByCertificate }) => (isByCertificate ? lately : opened));
      for (const [en, some] of [...byTime].toSorted(([a], [b]) => a - b)) {
        await this.transactions.atTime(new Date(en), async () => {
          for (const { marca } of some) {
            await this.requisitos.updateAll(carpetaId, marca);
          }
        });
      }
      await this.transactions.atTime(new Date(lately), () => this.attach(carpetaId));
    });
  }

  /** Approves all requisitos that the signature waits for, in the running transaction. */
  async approve(carpetaId: string): Promise<void> {
    const all = await this.requisitos.findOfCarpeta(carpetaId);
    const open = all.filter(({ obligatorio, estado }) => obligatorio && !isDecidido(estado));
    if (open.length > 0) {
      await this.requisitos.updateAll(carpetaId, { ids: open.map(({ id }) => id), estado: 'aprobado' });
    }
  }

  /** Gives received requisitos the documents that prove them. */
  private async attach(carpetaId: string): Promise<void> {
    const { documentos } = await this.documentos.findOfCarpeta(carpetaId, { papelera: false });
    if (documentos.length === 0) {
      return;
    }
    const arrived = (await this.requisitos.findOfCarpeta(carpetaId)).filter(
      ({ estado }) => estado === 'recibido' || estado === 'aprobado',
    );
    for (const { id, version, clave } of arrived) {
      const named = clave === null ? undefined : DOCUMENTOS[clave];
      const found = named && documentos.find(({ documento }) => named.test(documento.nombre));
      if (found) {
        await this.requisitos.update(carpetaId, id, version, { documentoId: found.documento.id });
      }
    }
  }
}

interface Marcada {
  marca: Marca;
  /** Whether the marked requisitos are as far as their certificates, which arrive later. */
  isByCertificate: boolean;
}

/**
 * The marks of a carpeta in preparation: the first requisitos are approved, the last requisitos are open. A requisito
 * with a certificate is no further than the certificate.
 */
function marcas(
  { caratula, abrir, responsable, fechaFirmaPrevista }: PlanCarpeta,
  all: readonly RequisitoFila[],
  today: DateTime,
  idOf: (key: string) => string,
): Marcada[] {
  const random = new DemoRandom(`${caratula}/requisitos`);
  const done = abrir ? 0.3 + 0.6 * random.next() : 0.15;
  const hoy = today.toFormat('yyyy-MM-dd');
  const estadoOf = (requisito: RequisitoFila): EstadoRequisito => {
    const { obligatorio, orden, clave, certificado } = requisito;
    const place = (orden - 1) / (all.length * done);
    if (certificado !== null) {
      const reached = porCertificados(requisito, { antes: null, hoy, isOver: false }).estado ?? 'pendiente';
      return reached === 'recibido' && place < 0.55 ? 'aprobado' : reached;
    }
    if (clave === DEBIDA_DILIGENCIA) {
      // The people who sign decide on a received requisito.
      return place < 0.8 ? 'recibido' : 'pendiente';
    }
    if (!obligatorio) {
      return random.next() < 0.4 ? 'no_aplica' : 'pendiente';
    }
    return place < 0.55 ? 'aprobado' : place < 0.8 ? 'recibido' : place < 1.2 ? 'solicitado' : 'pendiente';
  };
  const due = today.plus({ days: random.pick(DUE_IN) }).toFormat('yyyy-MM-dd');
  const beforeSigning =
    fechaFirmaPrevista && DateTime.fromISO(fechaFirmaPrevista).minus({ days: 5 }).toFormat('yyyy-MM-dd');
  const responsableId = idOf(responsable);
  const fieldsOf: Record<EstadoRequisito, Omit<Marca, 'ids'>> = {
    aprobado: { estado: 'aprobado' },
    no_aplica: { estado: 'no_aplica', motivo: NO_APLICA },
    recibido: { estado: 'recibido', responsableId },
    solicitado: { estado: 'solicitado', responsableId, vence: due },
    pendiente: { responsableId, vence: beforeSigning },
  };
  return [false, true].flatMap((isByCertificate) => {
    const some = all.filter(({ certificado }) => (certificado !== null) === isByCertificate);
    return [...Map.groupBy(some, estadoOf)].map(([estado, those]) => ({
      marca: { ids: those.map(({ id }) => id), ...fieldsOf[estado] },
      isByCertificate,
    }));
  });
}
