import { Injectable } from '@nestjs/common';
import { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { CarpetasService } from '../expediente/carpetas/carpetas.service.js';
import type { CarpetaFila } from '../expediente/carpetas/carpetas-list.repository.js';
import { CarpetasQuery } from '../expediente/carpetas/carpetas-query.dto.js';
import { AvisosDeCertificados } from '../expediente/certificados/avisos-de-certificados.service.js';
import { PlazosService } from '../expediente/plazos/plazos.service.js';
import { RecordatoriosDePlazos } from '../expediente/plazos/recordatorios-de-plazos.service.js';
import type { ReglaDePlazo } from '../expediente/reglas-de-plazo/regla-de-plazo.entity.js';
import { ReglasDePlazoService } from '../expediente/reglas-de-plazo/reglas-de-plazo.service.js';
import { Notifier } from '../plataforma/avisos/notifier.service.js';
import type { EstadoCarpeta } from '../vocabulario/carpeta-estados.js';
import { plusDays } from '../vocabulario/computo.js';
import { daysAgo } from './demo-moments.js';
import { type PlazoDemo, plazosDemo } from './demo-plazos.js';
import type { OpenOficina } from './open-oficina.js';

/** The rows of an office that the database already has. */
interface Known {
  hoy: string;
  reglas: readonly ReglaDePlazo[];
  carpetas: ReadonlyMap<EstadoCarpeta, CarpetaFila[]>;
}

/** Writes the plazos of an office, some of which end about today. */
@Injectable()
export class DemoPlazos {
  constructor(
    private readonly transactions: Transactions,
    private readonly directory: CuentaDirectory,
    private readonly carpetas: CarpetasService,
    private readonly plazos: PlazosService,
    private readonly reglas: ReglasDePlazoService,
    private readonly recordatorios: RecordatoriosDePlazos,
    private readonly avisosDeCertificados: AvisosDeCertificados,
    private readonly notifier: Notifier,
  ) {}

  /** Runs in one transaction, so that an office has either all plazos or none. */
  async load(office: OpenOficina): Promise<void> {
    await this.transactions.tenantTransaction(office.person('titular'), () =>
      this.notifier.silently(async () => {
        const known = await this.findKnown();
        const { pais } = await this.directory.cuenta();
        const planned = plazosDemo(pais).flatMap((plazo) => {
          const carpeta = carpetaOf(plazo, known);
          return carpeta ? [{ plazo, carpeta }] : [];
        });
        const [first] = planned;
        if (first && (await this.plazos.findOfCarpeta(first.carpeta.id)).length === 0) {
          for (const { plazo, carpeta } of planned) {
            await this.write(plazo, carpeta, known);
          }
          // Plazos that ended before the office began with the product cause no avisos.
          await this.recordatorios.skipDue();
          await this.avisosDeCertificados.skipDue();
        }
      }),
    );
  }

  private async findKnown(): Promise<Known> {
    const query = Object.assign(new CarpetasQuery(), { orden: 'numero', direccion: 'asc', tamano: 100 });
    const [carpetas] = await this.carpetas.findPage(query);
    return {
      hoy: await this.plazos.hoy(),
      reglas: await this.reglas.findAll(),
      carpetas: Map.groupBy(
        carpetas.filter(({ reservada }) => !reservada),
        ({ estado }) => estado,
      ),
    };
  }

  private async write(plazo: PlazoDemo, carpeta: CarpetaFila, { hoy, reglas }: Known): Promise<void> {
    const regla = reglas.find(({ clave }) => clave === plazo.regla);
    const dias = regla?.dias ?? 10;
    // A plazo in working days takes about 1.4 times as many calendar days.
    const back = Math.round(regla?.computo === 'habiles' ? dias * 1.4 : dias);
    const inicio = plazo.vence === undefined ? carpeta.fechaFirma : plusDays(hoy, plazo.vence - back);
    const begun = (await this.plazos.findOfCarpeta(carpeta.id)).find(
      ({ reglaId, cumplidoEn }) => regla !== undefined && reglaId === regla.id && cumplidoEn === null,
    );
    const fields = { inicio: inicio ?? hoy, responsableId: carpeta.responsableId };
    const { id } = await this.transactions.atTime(daysAgo(3), () =>
      begun
        ? this.plazos.update(begun.id, fields)
        : this.plazos.create(carpeta.id, {
            ...fields,
            reglaId: regla?.id ?? null,
            ...(regla ? {} : { nombre: plazo.nombre, dias }),
          }),
    );
    if (plazo.cumplido !== undefined) {
      await this.transactions.atTime(daysAgo(plazo.cumplido), () => this.plazos.fulfil(id, null));
    }
  }
}

function carpetaOf({ carpeta: [estado, n] }: PlazoDemo, { carpetas }: Known): CarpetaFila | undefined {
  const inState = carpetas.get(estado) ?? [];
  return inState[n % Math.max(inState.length, 1)];
}
