import { makeStale } from '../live/stale-tags';
import { api } from './generated/contactos';

/** The tag of the person's contacts: the list, the people who may become contacts, and their numbers. */
export const vinculosTag = { type: 'contactos', id: 'vinculos' } as const;

makeStale<typeof api>({ resumed: ['contactos'], 'contacts.changed': [vinculosTag] });

export const { useContactosCountQuery } = api.enhanceEndpoints({
  endpoints: { contactosCount: { providesTags: [vinculosTag] } },
});
