import { emptyApi } from '../../api/empty-api';
import type {
  CamposContactoDto,
  ContactoDto,
  ContactoTelefonoDto,
  EtiquetaTituladaDto,
  PaisDto,
} from '../../api/generated/contactos';
import { silent } from '../../api/silent';

/** Somebody of the office's address book. */
export type Contacto = ContactoDto;
export type Telefono = ContactoTelefonoDto;
export type EtiquetaContacto = EtiquetaTituladaDto;
export type Pais = PaisDto;
/** What of a contact can be written. */
export type CambiosContacto = CamposContactoDto;

const url = '/api/apps/contacts';
/** Countries do not change while somebody works. */
const aDay = 86_400;

/** What is read of the address book. Its whole list is at hand: the search and the filters are the browser's work. */
export const contactosApi = emptyApi.enhanceEndpoints({ addTagTypes: ['Contactos'] }).injectEndpoints({
  endpoints: (build) => ({
    contactos: build.query<Contacto[], void>({ query: () => `${url}/all`, providesTags: ['Contactos'], ...silent }),
    contacto: build.query<Contacto | null, string>({
      query: (id) => ({ url: `${url}/contact`, params: { id } }),
      ...silent,
    }),
    etiquetasDeContactos: build.query<EtiquetaContacto[], void>({
      query: () => `${url}/tags`,
      providesTags: ['Contactos'],
      ...silent,
    }),
    paises: build.query<Pais[], void>({ query: () => `${url}/countries`, keepUnusedDataFor: aDay, ...silent }),
  }),
});

export const { useContactosQuery, useLazyContactoQuery, useEtiquetasDeContactosQuery, usePaisesQuery } = contactosApi;
