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
/** The most bytes of a calendar that is read. A hostile calendar of this size takes 0.1 s; with 1 MB, over 1 s. */
const MAX_CALENDAR = 256 * 1024;
/** The most events or cards of a file that are shown. */
const MAX_SHOWN = 10;
const MAX_TEXT = 200;

/** Reads the content of calendars and cards that came with mails. */
@Injectable()
export class ResumenDeAdjunto {
  constructor(
    private readonly adjuntos: CorreoAdjuntosService,
    private readonly storage: FileStorage,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
  ) {}

  /** The events or contacts in a file. Must not be called inside a transaction. @throws DomainError 404 */
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
    // A calendar that cannot be read is shown as any other file.
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

/** Cuts a text to the length that the form of a contact accepts. */
function shortened(text: string): string {
  return text.slice(0, MAX_TEXT).toWellFormed();
}
