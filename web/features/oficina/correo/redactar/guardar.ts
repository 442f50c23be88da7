import { apiStatus } from '../../../../api/api-message';
import type { ApiDispatch } from '../../../../api/empty-api';
import type { NuevaBaseDto } from '../../../../api/generated/borradores';
import type { IsOvertaken } from '../../../../autosave/autosave-saga';
import { createOrChange } from '../../../../collection/create-or-change';
import { saveFields } from '../../../../collection/save-fields';
import { putCorreo } from '../correos';
import { type Correo, correosApi } from '../correos-api';
import { borradoresApi } from './borradores-api';
import { type Campos, camposDe } from './fields';

type Write<Answer> = (dispatch: ApiDispatch, getState: () => object) => Promise<Answer>;

/** The creations that are not answered yet, by the ids of their drafts. */
const creaciones = new Map<string, Promise<Correo>>();

/** The draft in the cache. */
export const selectBorrador = (state: object, id: string): Correo | undefined =>
  correosApi.endpoints.correosGet.select({ id })(state as never).data;

/**
 * Saves some fields of a draft, unless another tab has written the same field. A draft that does not exist yet is
 * created.
 */
export const guardarBorrador =
  (id: string, cambio: Partial<Campos>, isOvertaken: IsOvertaken): Write<Campos> =>
  async (dispatch, getState) => {
    if (!selectBorrador(getState(), id) && !creaciones.has(id)) {
      const change = cambiarBorrador(id, cambio, isOvertaken);
      return camposDe(await dispatch(crearBorrador(id, { campos: cambio }, change)));
    }
    await creaciones.get(id);
    return camposDe(await dispatch(cambiarBorrador(id, cambio, isOvertaken)));
  };

interface Comienzo {
  campos: Partial<Campos>;
  base?: NuevaBaseDto;
}

/**
 * Creates a draft once, however often it is called.
 * @param change the write for a draft that exists already; by default none, since the draft may have been changed since
 */
export const crearBorrador =
  (id: string, { campos, base }: Comienzo, change: Write<Correo> = readBorrador(id)): Write<Correo> =>
  async (dispatch, getState) => {
    const known = selectBorrador(getState(), id);
    if (known) return known;
    const running = creaciones.get(id);
    if (running) return running;
    const create = async () => {
      const created = await createOrChange<Correo>({
        create: () =>
          dispatch(
            borradoresApi.endpoints.borradoresCreate.initiate(
              { nuevoBorradorDto: { id, base, ...campos } },
              { track: false },
            ),
          ).unwrap(),
        refetch: () => dispatch(refetch(id)),
        change: () => dispatch(change),
      });
      await dispatch(correosApi.util.upsertQueryData('correosGet', { id }, created));
      return created;
    };
    const creation = create();
    creaciones.set(id, creation);
    try {
      return await creation;
    } finally {
      creaciones.delete(id);
    }
  };

/**
 * Reads the fetched draft, without a write.
 * @throws Error when the draft was not fetched
 */
const readBorrador =
  (id: string): Write<Correo> =>
  async (_dispatch, getState) => {
    const known = selectBorrador(getState(), id);
    if (!known) throw new Error(`The draft ${id} was not fetched.`);
    return known;
  };

/** Resolves when a running creation has ended, whether it succeeded or not. */
export const creado = async (id: string): Promise<void> => {
  await creaciones.get(id)?.catch(() => undefined);
};

const cambiarBorrador =
  (id: string, cambiosBorradorDto: Partial<Campos>, isOvertaken: IsOvertaken): Write<Correo> =>
  (dispatch, getState) =>
    saveFields({
      settled: async () => undefined,
      read: () => selectBorrador(getState(), id),
      isOvertaken: (stored) => isOvertaken(camposDe(stored)),
      send: async (ifMatch = '"1"') => {
        const update = borradoresApi.endpoints.borradoresUpdate.initiate(
          { id, 'If-Match': ifMatch, cambiosBorradorDto },
          { track: false },
        );
        const answer = await dispatch(update).unwrap();
        // Files may have been attached meanwhile, so the cache's files stay.
        const { archivos = answer.archivos } = selectBorrador(getState(), id) ?? {};
        dispatch(putCorreo({ ...answer, archivos, adjuntos: archivos.length }));
        return answer;
      },
      refetch: () => dispatch(refetch(id)),
    });

const refetch =
  (id: string): Write<unknown> =>
  (dispatch) =>
    Promise.resolve(
      dispatch(correosApi.endpoints.correosGet.initiate({ id }, { subscribe: false, forceRefetch: true })),
    );

/**
 * Sends a draft as it is shown. When another tab has changed it (409), the draft is fetched again, and this rejects.
 */
export const enviarBorrador =
  (id: string, enviarEn: string | null): Write<Correo> =>
  async (dispatch, getState) => {
    const { version } = selectBorrador(getState(), id) ?? {};
    const send = borradoresApi.endpoints.borradoresSend.initiate(
      { id, enviarCorreoDto: { enviarEn, version } },
      { track: false },
    );
    try {
      const sent = await dispatch(send).unwrap();
      dispatch(putCorreo(sent));
      return sent;
    } catch (error) {
      if (apiStatus(error) === 409) await dispatch(refetch(id));
      throw error;
    }
  };

/** Gives a mail that waits another moment; null sends it at once. */
export const reprogramarBorrador =
  (id: string, enviarEn: string | null): Write<Correo> =>
  async (dispatch) => {
    const move = borradoresApi.endpoints.borradoresReschedule.initiate(
      { id, reprogramarCorreoDto: { enviarEn } },
      { track: false },
    );
    const moved = await dispatch(move).unwrap();
    dispatch(putCorreo(moved));
    return moved;
  };

/** Stops a mail that is not sent yet: it becomes a draft again. */
export const detenerBorrador =
  (id: string): Write<Correo> =>
  async (dispatch) => {
    const held = await dispatch(borradoresApi.endpoints.borradoresHold.initiate({ id }, { track: false })).unwrap();
    dispatch(putCorreo(held));
    return held;
  };
