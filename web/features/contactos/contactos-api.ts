import { emptyApi } from '../../api/empty-api';

export interface Correo {
  email: string;
  label: string;
}

export interface Telefono {
  /** ISO 3166, lower-case. */
  country: string;
  phoneNumber: string;
  label: string;
}

/** Somebody of the office's address book. */
export interface Contacto {
  id: string;
  avatar: string | null;
  background: string | null;
  name: string;
  emails: Correo[];
  phoneNumbers: Telefono[];
  title: string;
  company: string;
  /** The noon, UTC, of the day. */
  birthday: string | null;
  address: string | null;
  /** HTML. */
  notes: string | null;
  tags: string[];
  /** Who they are in the carpetas. */
  personaId: string | null;
  version: number;
}

export interface EtiquetaContacto {
  id: string;
  title: string;
}

export interface Pais {
  id: string;
  /** ISO 3166, lower-case. */
  iso: string;
  name: string;
  /** '+54' */
  code: string;
  /** Where its flag is in /flags.webp, as CSS has it. */
  flagImagePos: string;
}

/** What of a contact can be written. */
export type CambiosContacto = Partial<Omit<Contacto, 'id' | 'version'>>;

/** The page tells of its own failures. */
const silent = { extraOptions: { skipErrorNotification: true } };
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
