import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { invalidField } from '../../common/errors/domain-error.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { PersonasService } from '../../expediente/personas/personas.service.js';
import { Etiquetas } from '../../plataforma/etiquetas/etiquetas.service.js';
import { PictureAddresses } from '../../plataforma/imagenes/picture-addresses.js';
import type { CamposContactoDto, ContactoTelefonoDto } from './contactos.dto.js';
import type { ContactoFila } from './contactos.repository.js';
import { birthdayOf } from './cumpleanos.js';
import { ETIQUETAS_DE_CONTACTOS } from './etiquetas-de-contactos.js';
import { isPais } from './paises.js';

/** The columns of a contacto that people write. */
export type CamposContacto = Pick<
  ContactoFila,
  | 'nombre'
  | 'titulo'
  | 'empresa'
  | 'correos'
  | 'telefonos'
  | 'nacimiento'
  | 'direccion'
  | 'notas'
  | 'avatar'
  | 'fondo'
  | 'personaId'
  | 'etiquetas'
>;

/** The contacto that clients of the reference template add, before a person fills any field. */
export const SIN_DATOS: CamposContacto = {
  nombre: 'New Contact',
  titulo: null,
  empresa: null,
  correos: [],
  telefonos: [],
  nacimiento: null,
  direccion: null,
  notas: null,
  avatar: null,
  fondo: null,
  personaId: null,
  etiquetas: [],
};

/** Turns sent fields of a contacto into columns. First checks that everything they name exists. */
@Injectable()
export class ContactoFields {
  constructor(
    private readonly etiquetas: Etiquetas,
    private readonly personas: PersonasService,
    private readonly directory: CuentaDirectory,
    private readonly addresses: PictureAddresses,
  ) {}

  /**
   * The columns to write. A field that was not sent is undefined.
   * @param before the present contacto
   * @throws DomainError 422 naming the field
   */
  async read(fields: CamposContactoDto, before: CamposContacto): Promise<Partial<CamposContacto>> {
    const avatar = this.addresses.stored(fields.avatar);
    const fondo = this.addresses.stored(fields.background);
    assertPicture('avatar', avatar, before.avatar);
    assertPicture('background', fondo, before.fondo);
    assertPaises(fields.phoneNumbers ?? []);
    return {
      // The keys are in the order of jsonb, the shorter first. So unchanged rows have the same text.
      nombre: fields.name,
      titulo: fields.title,
      empresa: fields.company,
      correos: fields.emails?.map(({ email, label }) => ({ email, label })),
      telefonos: fields.phoneNumbers?.map(({ label, country, phoneNumber }) => ({ label, country, phoneNumber })),
      nacimiento: fields.birthday && birthdayOf(fields.birthday, await this.today()),
      direccion: fields.address,
      notas: fields.notes,
      avatar,
      fondo,
      personaId: await this.personaOf(fields.personaId, before.personaId),
      etiquetas: fields.tags && (await this.etiquetasOf(fields.tags)),
    };
  }

  /** Today in the cuenta's time zone, `YYYY-MM-DD`. */
  async today(): Promise<string> {
    const { zonaHoraria } = await this.directory.cuenta();
    return DateTime.now().setZone(zonaHoraria).toFormat('yyyy-MM-dd');
  }

  private async personaOf(personaId: string | null | undefined, before: string | null) {
    const id = personaId?.toLowerCase() ?? personaId;
    if (id && id !== before) {
      if (before) {
        throw invalidField('contact.personaId', 'El contacto ya es otra persona. Quite primero ese vínculo.');
      }
      await this.personas.getForParte(id, 'contact.personaId');
    }
    return id;
  }

  private async etiquetasOf(tags: readonly string[]): Promise<string[]> {
    const ids = [...new Set(tags.map((id) => id.toLowerCase()))];
    await this.etiquetas.assertExist(ETIQUETAS_DE_CONTACTOS, ids, 'contact.tags');
    return ids;
  }
}

/** Other routes upload pictures. These fields can only keep or remove a picture. */
function assertPicture(campo: 'avatar' | 'background', value: string | null | undefined, before: string | null): void {
  if (value && value !== before) {
    throw invalidField(`contact.${campo}`, 'Las imágenes no se pueden indicar por su dirección: envíe el archivo.');
  }
}

function assertPaises(telefonos: readonly ContactoTelefonoDto[]): void {
  const row = telefonos.findIndex(({ country }) => !isPais(country));
  if (row >= 0) {
    throw invalidField(`contact.phoneNumbers.${row}.country`, 'El país de uno de los teléfonos no existe.');
  }
}
