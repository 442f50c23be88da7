import { vinculosTag } from '../../../api/contactos-api';
import {
  api,
  type CamposContactoDto,
  type ContactoDto,
  type ContactoTelefonoDto,
  type EtiquetaTituladaDto,
  type PaisDto,
} from '../../../api/generated/contactos';
import { filas } from '../../../collection/rows';
import { makeStale } from '../../../live/stale-tags';

export type Contacto = ContactoDto;
export type Telefono = ContactoTelefonoDto;
export type EtiquetaContacto = EtiquetaTituladaDto;
export type Pais = PaisDto;
export type CambiosContacto = CamposContactoDto;

/** A day in seconds: countries do not change while somebody works. */
const aDay = 86_400;

/** Sorts names as the server does: by the Spanish alphabet, ignoring accents and capitals. */
const collator = new Intl.Collator('es', { sensitivity: 'base' });

/** Changes the cached list of contacts, and keeps it in order. */
export const contactosEnLista = filas<Contacto, unknown>({
  inOrder: (one, other) => collator.compare(one.name, other.name) || (one.id < other.id ? -1 : 1),
});

const listaTag = { type: 'contactos', id: 'lista' } as const;
const etiquetasTag = { type: 'contactos', id: 'etiquetas' } as const;
/** The tag of the imports that can be undone. */
const importacionesTag = { type: 'contactos', id: 'importaciones' } as const;

/** The tag of the contacts that may be one. */
const repetidosTag = { type: 'contactos', id: 'repetidos' } as const;

// While connected, the collections of `contactos.ts` follow `contacts.changed` themselves.
makeStale<typeof api>({ 'contacts.changed': [importacionesTag, repetidosTag] });

/** For the writes of `contactos.ts`, which changes the cached lists itself. */
const write = { invalidatesTags: [] };
const undoing = { invalidatesTags: [listaTag, etiquetasTag, importacionesTag] };
const linking = { invalidatesTags: [vinculosTag] };
const joining = { invalidatesTags: [listaTag, vinculosTag, repetidosTag] };

/** The address book's endpoints. The whole list is loaded, so the browser searches and filters it. */
export const contactosApi = api.enhanceEndpoints({
  addTagTypes: ['personas', 'partes'],
  endpoints: {
    contactosFindAll: {
      providesTags: (_result, _error, { ids }) => (ids ? [] : [listaTag]),
    },
    contactosGet: { providesTags: [] },
    contactoEtiquetasFindAll: { providesTags: [etiquetasTag] },
    paisesFindAll: { providesTags: [], keepUnusedDataFor: aDay },
    contactosCreate: linking,
    contactosUpdate: linking,
    contactoImagenesSetAvatar: write,
    contactoImagenesSetBackground: write,
    cambiosToContacto: linking,
    cambiosDecline: linking,
    // The partes of carpetas show the contact data of a persona, so they become stale.
    cambiosToPersona: { invalidatesTags: [vinculosTag, 'personas', 'partes'] },
    contactosRemove: linking,
    contactosRestore: linking,
    contactoEtiquetasCreate: write,
    contactoEtiquetasRename: write,
    contactoEtiquetasRemove: { ...write, invalidatesTags: [listaTag] },
    contactoEtiquetasRestore: { ...write, invalidatesTags: [listaTag] },
    // Any change of a persona makes the list of personas stale.
    vinculosOfContacto: { providesTags: [vinculosTag, { type: 'personas', id: 'lista' }] },
    vinculosOfPersona: { providesTags: [vinculosTag, { type: 'personas', id: 'lista' }] },
    repetidosFindPage: { providesTags: [repetidosTag] },
    repetidosSetDistintos: { invalidatesTags: [repetidosTag] },
    repetidosCombinar: joining,
    repetidosSeparar: joining,
    intercambioFindRecent: { providesTags: [importacionesTag] },
    intercambioUndo: undoing,
    intercambioUndoRecent: undoing,
  },
});

export const {
  useLazyContactosGetQuery,
  usePaisesFindAllQuery,
  useIntercambioFindRecentQuery,
  useIntercambioUndoMutation,
  useIntercambioUndoRecentMutation,
  useRepetidosFindPageQuery,
  useCambiosDeclineMutation,
  useCambiosToPersonaMutation,
  useVinculosOfContactoQuery,
  useVinculosOfPersonaQuery,
} = contactosApi;
