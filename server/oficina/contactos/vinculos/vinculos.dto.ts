import { IsIn, IsUUID } from 'class-validator';
import { CAMPOS_COMPARTIDOS, type CampoCompartido } from '../../../expediente/personas/cambios/cambios.js';
import type { Hacia } from '../../../expediente/personas/cambios/cambios.repository.js';
import { PersonaResumenDto } from '../../../expediente/personas/personas.dto.js';
import { ContactoDto } from '../contactos.dto.js';

/** What a contact and a persona have in common. */
export type Coincidencia = 'correo' | 'telefono';

/** A change of a contact or its persona that the other one is offered. */
export class CambioOfrecidoDto {
  contactoId: string;
  personaId: string;
  hacia: Hacia;
  campo: CampoCompartido;
  valor: string;
  /** The version of the one that it is offered to, for If-Match. */
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
  /** To whom it is offered. */
  @IsIn(['persona', 'contacto'], { message: 'El destino debe ser persona o contacto.' })
  hacia: Hacia;
}

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
  cambios: CambioOfrecidoDto[];
}

/** The contacts of a persona. */
export class VinculosDePersonaDto {
  contactos: ContactoDto[];
  /** Contacts of nobody with the e-mail or the telephone of the persona; none once one is linked. */
  sugeridos: ContactoSugeridoDto[];
  cambios: CambioOfrecidoDto[];
}
