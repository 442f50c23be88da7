import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { FileStorage } from '../../common/files/file-storage.js';
import { fileText } from '../../common/files/file-text.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { international } from '../contactos/intercambio/telefonos.js';
import { readVcards } from '../contactos/intercambio/vcard-reader.js';
import { CorreoAdjuntosService } from './correo-adjuntos.service.js';
import type { ResumenDeAdjuntoDto, TarjetaDeContactoDto } from './correos.dto.js';
import { eventosDe } from './eventos-de-calendario.js';

const MAX_BYTES = 1024 * 1024;
/** A hostile calendar of this size takes 0.1 s, and one of 1 MB over 1 s. */
const MAX_CALENDAR = 256 * 1024;
/** How many events or cards of a file are shown. */
const MAX_SHOWN = 10;
const MAX_TEXT = 200;

/** What a calendar or a card that came with a mail says. */
@Injectable()
export class ResumenDeAdjunto {
  constructor(
    private readonly adjuntos: CorreoAdjuntosService,
    private readonly storage: FileStorage,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
  ) {}

  /** What can be read of a file. Must not be called inside a transaction. @throws DomainError 404 */
  async of(tenant: TenantContext, id: string, adjuntoId: string): Promise<ResumenDeAdjuntoDto> {
    const [{ clave, bytes }] = await this.adjuntos.get(tenant, id, adjuntoId);
    if (bytes > MAX_BYTES) {
      return { eventos: [], contactos: [] };
    }
    const text = fileText(await buffer(this.storage.contentOf(clave))).trimStart();
    if (/^BEGIN:VCARD\b/i.test(text)) {
      const { pais } = await this.transactions.tenantTransaction(tenant, () => this.directory.cuenta());
      return { eventos: [], contactos: contactosOf(text, pais) };
    }
    const isCalendar = /^BEGIN:VCALENDAR\b/i.test(text) && bytes <= MAX_CALENDAR;
    // One that cannot be read is a file like any other.
    return { eventos: isCalendar ? await eventosDe(text, MAX_SHOWN).catch(() => []) : [], contactos: [] };
  }
}

function contactosOf(text: string, pais: string): TarjetaDeContactoDto[] {
  const contactos: TarjetaDeContactoDto[] = [];
  for (const { name, title, company, emails, phoneNumbers, address, birthday, notes } of readVcards(text, pais)) {
    contactos.push({
      name: shortened(name),
      title: shortened(title),
      company: shortened(company),
      emails,
      phoneNumbers: phoneNumbers.map((phone) => ({ ...phone, completo: international(phone) })),
      address: shortened(address),
      birthday,
      notes,
    });
    if (contactos.length === MAX_SHOWN) {
      break;
    }
  }
  return contactos;
}

/** As long as the form of a contact takes it. */
function shortened(text: string): string {
  return text.slice(0, MAX_TEXT).toWellFormed();
}
