import { IsIn, IsUUID } from 'class-validator';
import { CAMPOS_COMPARTIDOS, type CampoCompartido } from '../../../expediente/personas/cambios/cambios.js';
import type { Hacia } from '../../../expediente/personas/cambios/cambios-ofrecidos.repository.js';
import { PersonaResumenDto } from '../../../expediente/personas/personas.dto.js';
import { ContactoDto } from '../contactos.dto.js';

/** The data that a contact and a persona have in common. */
export type Coincidencia = 'correo' | 'telefono';

/** A change of a contact, offered to its persona, or the other way round. */
export class CambioOfrecidoDto {
  contactoId: string;
  personaId: string;
  hacia: Hacia;
  campo: CampoCompartido;
  valor: string;
  /** The version of the contact or persona that gets the offer, for If-Match. */
  version: number;
}

export class AceptarCambioDto {
  @IsIn(CAMPOS_COMPARTIDOS, { message: 'El campo debe ser email, telefono o domicilio.' })
  campo: CampoCompartido;
}

export class AceptarCambioDeContactoDto extends AceptarCambioDto {
  @IsUUID('all', { message: 'El contacto no es válido.' })
  contactoId: string;
}

export class DescartarCambioDto extends AceptarCambioDto {
  /** Whether the change is offered to the persona or to the contact. */
  @IsIn(['persona', 'contacto'], { message: 'El destino debe ser persona o contacto.' })
  hacia: Hacia;
}

/** A persona that may be the same person as the contact. */
export class PersonaSugeridaDto extends PersonaResumenDto {
  coincidencias: Coincidencia[];
}

/** A contact that may be the same person as the persona. */
export class ContactoSugeridoDto extends ContactoDto {
  coincidencias: Coincidencia[];
}

/** Suggestions and offers for a contact. */
export class VinculosDeContactoDto {
  /** Personas with an e-mail or a telephone of the contact; empty once the contact is linked. */
  sugeridas: PersonaSugeridaDto[];
  cambios: CambioOfrecidoDto[];
}

/** The contacts of a persona, with suggestions and offers. */
export class VinculosDePersonaDto {
  contactos: ContactoDto[];
  /** Unlinked contacts with the e-mail or the telephone of the persona; empty once a contact is linked. */
  sugeridos: ContactoSugeridoDto[];
  cambios: CambioOfrecidoDto[];
}
