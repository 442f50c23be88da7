import { Injectable } from '@nestjs/common';
import { notFound } from '../../../common/errors/domain-error.js';
import { Transactions } from '../../../common/tenancy/transactions.js';
import { Auditoria } from '../../../plataforma/auditoria/auditoria.service.js';
import { Etiquetas } from '../../../plataforma/etiquetas/etiquetas.service.js';
import { ContactosService } from '../contactos.service.js';
import { ETIQUETAS_DE_CONTACTOS } from '../etiquetas-de-contactos.js';
import { writeCsv } from './csv-writer.js';
import type { Formato } from './intercambio.dto.js';
import { writeVcards } from './vcard-writer.js';

/** Writes contacts into files for other programs. */
@Injectable()
export class ExportacionContactos {
  constructor(
    private readonly contactos: ContactosService,
    private readonly etiquetas: Etiquetas,
    private readonly auditoria: Auditoria,
    private readonly transactions: Transactions,
  ) {}

  /** Exports all contactos, or those of `ids` that exist. @throws DomainError 404 when none of `ids` exists */
  async export(formato: Formato, ids?: readonly string[]): Promise<string> {
    const contactos = await (ids ? this.contactos.findByIds(ids) : this.contactos.findNamed());
    if (ids && contactos.length === 0) {
      throw notFound('ninguno de esos contactos');
    }
    this.auditoria.record({
      accion: 'contactos.exportados',
      entidad: 'cuenta',
      entidadId: this.transactions.tenant.cuentaId,
      datos: { total: contactos.length, formato },
      isReading: true,
    });
    const titles = new Map(
      (await this.etiquetas.findAll(ETIQUETAS_DE_CONTACTOS)).map(({ id, titulo }) => [id, titulo]),
    );
    const write = formato === 'vcard' ? writeVcards : writeCsv;
    return write(contactos, (id) => titles.get(id));
  }
}
