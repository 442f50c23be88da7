import { type AtajoDto, api } from '../../api/generated/atajos';
import { silent } from '../../api/silent';
import { createColeccion } from '../../coleccion/coleccion';
import { filas } from '../../coleccion/filas';
import { makeStale } from '../../live/stale-tags';

/** What a person made to get somewhere at once. */
export type Atajo = AtajoDto;
export type AtajoValues = Omit<Atajo, 'id'>;

makeStale<typeof api>({ resumed: ['atajos'] });

const lista = filas<Atajo, unknown>({});
/** The list is changed below. */
const write = { ...silent, invalidatesTags: [] };

const atajosApi = api.enhanceEndpoints({
  endpoints: { atajosFindAll: silent, atajosCreate: write, atajosUpdate: write, atajosRemove: write },
});

/** The person's shortcuts in this cuenta, the newest first. */
export const atajos = createColeccion(atajosApi, {
  query: 'atajosFindAll',
  escrituras: {
    atajosCreate: { makes: ({ crearAtajoDto: { shortcut } }) => shortcut.id ?? '', keep: lista.put },
    atajosUpdate: { keep: lista.replace },
    atajosRemove: lista.removal,
  },
  follow: { read: (event) => (event.type === 'shortcuts.changed' ? {} : null), isAnswered: true },
});
