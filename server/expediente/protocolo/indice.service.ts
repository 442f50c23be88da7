import { Injectable } from '@nestjs/common';
import { dayIn } from '../../common/day.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { yearOf } from '../../vocabulario/fecha-firma.js';
import { type Palabras, palabrasDe } from '../../vocabulario/palabras.js';
import type { IndiceQuery } from './indice.dto.js';
import { type EntradaDeIndice, IndiceRepository } from './indice.repository.js';
import { writeIndiceCsv } from './indice-csv.js';
import { writeIndicePdf } from './indice-pdf.js';
import { ProtocoloRepository } from './protocolo.repository.js';

/** The most entries of a file. */
const MAX_ENTRADAS = 5_000;

/** A page of the index of a year. */
export interface PaginaDeIndice {
  entradas: EntradaDeIndice[];
  total: number;
  anios: number[];
  anio: number;
}

/** The index of the protocolo: instrumentos and voided folios of a year, in pages and files. */
@Injectable()
export class IndiceService {
  constructor(
    private readonly indice: IndiceRepository,
    private readonly protocolo: ProtocoloRepository,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
  ) {}

  async findPage(query: IndiceQuery): Promise<PaginaDeIndice> {
    const hoy = await this.thisYear();
    const anio = query.anio ?? hoy;
    const [entradas, total] = await this.indice.findPage(anio, query);
    const anios = [...new Set([hoy, anio, ...(await this.indice.findAnios())])].sort((a, b) => b - a);
    return { entradas, total, anios, anio };
  }

  /** @throws DomainError 422 for too many entries */
  async csv(query: IndiceQuery): Promise<{ anio: number; text: string }> {
    const { anio, entradas } = await this.findAll(query, 'csv');
    return { anio, text: await writeIndiceCsv(entradas, await this.palabras()) };
  }

  /** @throws DomainError 422 for too many entries */
  async pdf(query: IndiceQuery): Promise<{ anio: number; bytes: Buffer }> {
    const { anio, entradas } = await this.findAll(query, 'pdf');
    const registroNotarial = query.registroId ? await this.protocolo.findRegistroNotarial(query.registroId) : null;
    const { nombre: oficina } = await this.directory.cuenta();
    const palabras = await this.palabras();
    const indice = { oficina, registro: registroNotarial?.nombre ?? null, anio, palabras, entradas };
    return { anio, bytes: await writeIndicePdf(indice) };
  }

  private async findAll(query: IndiceQuery, formato: 'csv' | 'pdf') {
    const anio = query.anio ?? (await this.thisYear());
    const all = Object.assign(Object.create(null) as IndiceQuery, query, { pagina: 1, tamano: MAX_ENTRADAS });
    const [entradas, total] = await this.indice.findPage(anio, all);
    if (total > MAX_ENTRADAS) {
      throw new DomainError(
        'DEMASIADAS_ENTRADAS',
        422,
        'Son más de 5.000 instrumentos, que es lo que lleva un archivo. Elija un registro o un tipo.',
      );
    }
    this.auditoria.record({
      accion: 'protocolo.exportado',
      entidad: 'cuenta',
      entidadId: this.transactions.tenant.cuentaId,
      datos: { anio, total, formato },
      isReading: true,
    });
    return { anio, entradas };
  }

  private async palabras(): Promise<Palabras> {
    return palabrasDe((await this.directory.cuenta()).pais);
  }

  private async thisYear(): Promise<number> {
    return yearOf(dayIn((await this.directory.cuenta()).zonaHoraria, this.transactions.now));
  }
}
