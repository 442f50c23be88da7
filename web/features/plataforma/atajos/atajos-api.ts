import { type AtajoDto, api } from '../../../api/generated/atajos';
import { createColeccion } from '../../../collection/collection';
import { filas } from '../../../collection/rows';
import { makeStale } from '../../../live/stale-tags';

/** A link that a person keeps to open a page at once. */
export type Atajo = AtajoDto;
export type AtajoValues = Omit<Atajo, 'id'>;

makeStale<typeof api>({ resumed: ['atajos'] });

const lista = filas<Atajo, unknown>({});
/** Invalidates nothing: the writes below change the list in the cache. */
const write = { invalidatesTags: [] };

const atajosApi = api.enhanceEndpoints({
  endpoints: { atajosCreate: write, atajosUpdate: write, atajosRemove: write },
});

/** The person's atajos in this cuenta, the newest first. */
export const atajos = createColeccion(atajosApi, {
  query: 'atajosFindAll',
  escrituras: {
    atajosCreate: { createsId: ({ crearAtajoDto: { shortcut } }) => shortcut.id ?? '', keep: lista.put },
    atajosUpdate: { keep: lista.replace },
    atajosRemove: lista.removal,
  },
  follow: { read: (event) => (event.type === 'shortcuts.changed' ? {} : null), isAnswered: true },
});
