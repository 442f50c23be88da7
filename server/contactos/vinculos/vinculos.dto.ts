import { ContactoDto } from '../../contactos/contactos.dto.js';
import { PersonaResumenDto } from '../../personas/personas.dto.js';

/** What a contact and a persona have in common. */
export type Coincidencia = 'correo' | 'telefono';

/** A persona who may be this contact. */
export class PersonaSugeridaDto extends PersonaResumenDto {
  coincidencias: Coincidencia[];
}

/** A contact that may be of this persona. */
export class ContactoSugeridoDto extends ContactoDto {
  coincidencias: Coincidencia[];
}

/** Who a contact may be, as long as nobody has said it. */
export class VinculosDeContactoDto {
  /** Personas with an e-mail or a telephone of the contact; none once it is linked. */
  sugeridas: PersonaSugeridaDto[];
}

/** The contacts of a persona. */
export class VinculosDePersonaDto {
  contactos: ContactoDto[];
  /** Contacts of nobody with the e-mail or the telephone of the persona; none once one is linked. */
  sugeridos: ContactoSugeridoDto[];
}
