import {
  api,
  type CamposContactoDto,
  type ContactoDto,
  type ContactoTelefonoDto,
  type EtiquetaTituladaDto,
  type PaisDto,
} from '../../api/generated/contactos';
import { silent } from '../../api/silent';

/** Somebody of the office's address book. */
export type Contacto = ContactoDto;
export type Telefono = ContactoTelefonoDto;
export type EtiquetaContacto = EtiquetaTituladaDto;
export type Pais = PaisDto;
/** What of a contact can be written. */
export type CambiosContacto = CamposContactoDto;

/** Countries do not change while somebody works. */
const aDay = 86_400;

/** What is read of the address book. Its whole list is at hand: the search and the filters are the browser's work. */
export const contactosApi = api.enhanceEndpoints({
  endpoints: {
    contactosFindAll: silent,
    contactosGet: { ...silent, providesTags: [] },
    contactoEtiquetasFindAll: silent,
    paisesFindAll: { ...silent, providesTags: [], keepUnusedDataFor: aDay },
  },
});

export const {
  useContactosFindAllQuery,
  useLazyContactosGetQuery,
  useContactoEtiquetasFindAllQuery,
  usePaisesFindAllQuery,
} = contactosApi;
