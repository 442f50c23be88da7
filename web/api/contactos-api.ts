import { makeStale } from '../live/stale-tags';
import { api } from './generated/contactos';

/** Who is whose contact, who may be, and how many there are. */
export const vinculosTag = { type: 'contactos', id: 'vinculos' } as const;

makeStale<typeof api>({ resumed: ['contactos'], 'contacts.changed': [vinculosTag] });

export const { useContactosCountQuery } = api.enhanceEndpoints({
  endpoints: { contactosCount: { providesTags: [vinculosTag] } },
});
