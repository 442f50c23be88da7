import { createColeccion } from '../../coleccion/coleccion';
import { etiquetasEscrituras } from '../../coleccion/etiquetas';
import { contactosApi, lista } from './contactos-api';

const changed = { keep: lista.replace };

/** The contacts of the address book. */
export const contactos = createColeccion(contactosApi, {
  query: 'contactosFindAll',
  escrituras: {
    contactosCreate: { createsId: ({ crearContactoDto: { contact } }) => contact?.id ?? '', keep: lista.put },
    contactosUpdate: changed,
    contactoImagenesSetAvatar: changed,
    contactoImagenesSetBackground: changed,
    /** It can be restored for a day. */
    contactosRemove: lista.removal,
    contactosRestore: { keep: lista.put },
  },
  follow: {
    read: (event) => (event.type === 'contacts.changed' ? { ids: event.contacts } : null),
    receive: lista.receive,
  },
});

/** The etiquetas of contacts. Deleting or restoring one changes its contacts too. */
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
