import { api } from '../../../api/generated/inscripciones';
import { makeStale } from '../../../live/stale-tags';
import { actividadTag, carpetaTag, listaTag } from '../carpetas/public/carpetas-api';

export type {
  InscripcionDeOficinaDto as InscripcionDeOficina,
  InscripcionDto as Inscripcion,
} from '../../../api/generated/inscripciones';

makeStale<typeof api>({
  resumed: ['inscripciones'],
  'carpeta.changed': ({ que }) => (que === 'inscripciones' ? ['inscripciones'] : []),
});

/** The endpoints of inscripciones, which share cache tags with carpetas. */
const inscripcionesApi = api.enhanceEndpoints({ addTagTypes: ['carpetas'] });

/** Makes a carpeta stale after a write, since the state of the carpeta follows its inscripciones. */
export const carpetaFollowed = (id: string) =>
  inscripcionesApi.util.invalidateTags([carpetaTag(id), actividadTag(id), listaTag]);

export const {
  useInscripcionesFindAllQuery,
  useInscripcionesOfferVenceQuery,
  useInscripcionesDeOficinaFindBoardQuery,
  useInscripcionesCreateMutation,
  useInscripcionesUpdateMutation,
  useInscripcionesObserveMutation,
  useInscripcionesAnswerMutation,
  useInscripcionesResolveMutation,
  useInscripcionesReopenMutation,
  useInscripcionesRemoveMutation,
} = inscripcionesApi;
