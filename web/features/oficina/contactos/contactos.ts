import { createColeccion } from '../../../collection/collection';
import { etiquetasEscrituras } from '../../../collection/etiquetas';
import { contactosApi, contactosEnLista } from './contactos-api';

const changed = { keep: contactosEnLista.replace };

/** The contacts of the address book, and the writes to them. */
export const contactos = createColeccion(contactosApi, {
  query: 'contactosFindAll',
  escrituras: {
    contactosCreate: {
      createsId: ({ crearContactoDto: { contact } }) => contact?.id ?? '',
      keep: contactosEnLista.put,
    },
    contactosUpdate: changed,
    /** Takes over a change of the contact's persona. */
    cambiosToContacto: changed,
    contactoImagenesSetAvatar: changed,
    contactoImagenesSetBackground: changed,
    /** A deleted contact can be restored for a day. */
    contactosRemove: contactosEnLista.removal,
    contactosRestore: { keep: contactosEnLista.put },
  },
  follow: {
    read: (event) => (event.type === 'contacts.changed' ? { ids: event.contacts } : null),
    receive: contactosEnLista.receive,
  },
});

/** The etiquetas of contacts. Deleting or restoring an etiqueta changes its contacts too. */
export const etiquetas = createColeccion(contactosApi, {
  query: 'contactoEtiquetasFindAll',
  escrituras: {
    contactoEtiquetasCreate: etiquetasEscrituras.create,
    contactoEtiquetasRename: etiquetasEscrituras.rename,
    contactoEtiquetasRemove: etiquetasEscrituras.remove,
    contactoEtiquetasRestore: etiquetasEscrituras.restore,
  },
  follow: {
    read: (event) => (event.type === 'contacts.changed' && !event.contacts?.length ? {} : null),
    isAnswered: true,
  },
});
