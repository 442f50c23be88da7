import {
  api,
  type CamposContactoDto,
  type ContactoDto,
  type ContactoTelefonoDto,
  type EtiquetaTituladaDto,
  type PaisDto,
} from '../../api/generated/contactos';
import { silent } from '../../api/silent';
import { filas } from '../../coleccion/filas';
import { makeStale } from '../../live/stale-tags';

/** Somebody of the office's address book. */
export type Contacto = ContactoDto;
export type Telefono = ContactoTelefonoDto;
export type EtiquetaContacto = EtiquetaTituladaDto;
export type Pais = PaisDto;
/** What of a contact can be written. */
export type CambiosContacto = CamposContactoDto;

/** Countries do not change while somebody works. */
const aDay = 86_400;

/** As the server sorts names: by the Spanish alphabet, whatever the accents and capitals. */
const collator = new Intl.Collator('es', { sensitivity: 'base' });

/** What the address book goes through. */
export const lista = filas<Contacto, unknown>({
  inOrder: (one, other) => collator.compare(one.name, other.name) || (one.id < other.id ? -1 : 1),
});

const listaTag = { type: 'contactos', id: 'lista' } as const;
const etiquetasTag = { type: 'contactos', id: 'etiquetas' } as const;

// While connected, the coleccion follows `contacts.changed` itself.
makeStale<typeof api>({ resumed: ['contactos'] });

/** Those of `contactos.ts`, which changes the lists itself. */
const write = { ...silent, invalidatesTags: [] };

/** The address book's endpoints. Its whole list is at hand: the search and the filters are the browser's work. */
export const contactosApi = api.enhanceEndpoints({
  endpoints: {
    contactosFindAll: {
      ...silent,
      providesTags: (_result, _error, { ids }) => (ids ? [] : [listaTag]),
    },
    contactosGet: { ...silent, providesTags: [] },
    contactoEtiquetasFindAll: { ...silent, providesTags: [etiquetasTag] },
    paisesFindAll: { ...silent, providesTags: [], keepUnusedDataFor: aDay },
    contactosCreate: write,
    contactosUpdate: write,
    contactoImagenesSetAvatar: write,
    contactoImagenesSetBackground: write,
    contactosRemove: write,
    contactosRestore: write,
    contactoEtiquetasCreate: write,
    contactoEtiquetasRename: write,
    contactoEtiquetasRemove: { ...write, invalidatesTags: [listaTag] },
    contactoEtiquetasRestore: { ...write, invalidatesTags: [listaTag] },
    intercambioUndo: { ...silent, invalidatesTags: [listaTag, etiquetasTag] },
  },
});

export const { useLazyContactosGetQuery, usePaisesFindAllQuery, useIntercambioUndoMutation } = contactosApi;
