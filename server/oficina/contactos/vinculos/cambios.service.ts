import { Injectable } from '@nestjs/common';
import { found } from '../../../common/database/found.js';
import { invalidField } from '../../../common/errors/domain-error.js';
import { CuentaDirectory } from '../../../common/tenancy/cuenta-directory.js';
import { type CampoCompartido, isSameTelefono, withChange } from '../../../expediente/personas/cambios/cambios.js';
import {
  type CambioOfrecido,
  CambiosOfrecidosRepository,
  type Hacia,
} from '../../../expediente/personas/cambios/cambios-ofrecidos.repository.js';
import { type PersonaDetalle, PersonasService } from '../../../expediente/personas/personas.service.js';
import type { CamposContactoDto } from '../contactos.dto.js';
import { type ContactoFila, ContactosRepository } from '../contactos.repository.js';
import { ContactosService } from '../contactos.service.js';
import { telefonoOf } from '../intercambio/telefonos.js';
import { MAX_ROWS } from '../limits.js';

/** Applies or withdraws offered changes between a contacto and its persona. */
@Injectable()
export class CambiosService {
  constructor(
    private readonly cambios: CambiosOfrecidosRepository,
    private readonly contactos: ContactosService,
    private readonly repository: ContactosRepository,
    private readonly personas: PersonasService,
    private readonly directory: CuentaDirectory,
  ) {}

  /** Applies a change of a contacto to its persona. @throws DomainError 404 when the change is not offered, 412 */
  async toPersona(id: string, version: number, contactoId: string, campo: CampoCompartido): Promise<PersonaDetalle> {
    const oferta = await this.get(contactoId, 'persona', campo);
    found(oferta.personaId === id ? oferta : null, 'el cambio');
    const persona = await this.personas.update(id, version, { [campo]: oferta.valor });
    await this.cambios.forget(contactoId, null, campo);
    return persona;
  }

  /** Applies a change of a persona to its contacto. @throws DomainError 404 when the change is not offered, 412 */
  async toContacto(id: string, version: number, campo: CampoCompartido): Promise<ContactoFila> {
    const oferta = await this.get(id, 'contacto', campo);
    const { pais } = await this.directory.cuenta();
    const contacto = await this.repository.getLocked(id, version);
    const changes = changesFor(contacto, oferta, pais);
    assertRoom(changes);
    const changed = await this.contactos.update(id, changes);
    await this.cambios.forget(id, null, campo);
    return changed;
  }

  /** Withdraws an offered change. @throws DomainError 404 when the change is not offered */
  async decline(contactoId: string, hacia: Hacia, campo: CampoCompartido): Promise<void> {
    await this.get(contactoId, hacia, campo);
    await this.cambios.forget(contactoId, hacia, campo);
  }

  private async get(contactoId: string, hacia: Hacia, campo: CampoCompartido): Promise<CambioOfrecido> {
    return found(await this.cambios.findOne(contactoId, hacia, campo), 'el cambio');
  }
}

/** Checks that the contacto has no more e-mails and telephones than its form accepts. @throws DomainError 422 */
function assertRoom({ emails = [], phoneNumbers = [] }: CamposContactoDto): void {
  if (emails.length > MAX_ROWS) {
    throw invalidField('campo', `El contacto ya tiene ${MAX_ROWS} correos. Quite alguno primero.`);
  }
  if (phoneNumbers.length > MAX_ROWS) {
    throw invalidField('campo', `El contacto ya tiene ${MAX_ROWS} teléfonos. Quite alguno primero.`);
  }
}

/**
 * The fields that apply the change. The new value replaces the persona's old value; other e-mails and telephones stay.
 */
function changesFor(
  contacto: ContactoFila,
  { campo, valor, anterior }: CambioOfrecido,
  pais: string,
): CamposContactoDto {
  if (campo === 'domicilio') {
    return { address: valor };
  }
  if (campo === 'email') {
    const isOld = ({ email }: { email: string }) => email.toLowerCase() === anterior?.toLowerCase();
    return { emails: withChange(contacto.correos, isOld, (old) => ({ email: valor, label: old?.label ?? '' })) };
  }
  return {
    phoneNumbers: withChange(
      contacto.telefonos,
      ({ phoneNumber }) => anterior !== null && isSameTelefono(phoneNumber, anterior),
      (replaced) => telefonoOf(valor, replaced?.label ?? '', pais),
    ),
  };
}
