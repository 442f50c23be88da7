import type { MarcarRequisitosDto, ModificarRequisitoDto, RequisitoDto } from '../../../api/generated/requisitos';
import { createColeccion } from '../../../collection/collection';
import { useColeccion } from '../../../collection/use-collection';
import { requisitosApi } from './requisitos-api';

/** The member and the document that the answer will name, to show them before it comes. */
type Nombrados = Partial<Pick<RequisitoDto, 'responsable' | 'documento'>>;

/**
 * A change of a requisito. `nombrados` holds the member and the document that it names, to show them; they are not
 * sent.
 */
export interface Cambio extends ModificarRequisitoDto {
  nombrados?: Nombrados;
}

type Marca = Pick<ModificarRequisitoDto, 'estado' | 'motivo' | 'vence'>;

/** The requisitos of each carpeta, in their order. */
export const requisitos = createColeccion(requisitosApi, {
  query: 'requisitosFindAll',
  escrituras: {
    requisitosAdd: {
      createsId: ({ agregarRequisitoDto }) => agregarRequisitoDto.id ?? '',
      keep: (all, answer, { id }, which) => (id === which.id ? [...without(all, answer.id), answer] : all),
    },
    requisitosUpdate: {
      changesIds: ({ requisitoId }) => requisitoId,
      show: (all, { requisitoId, modificarRequisitoDto, nombrados }: UpdateArg) => {
        const { orden, responsableId: _, documentoId: __, ...fields } = modificarRequisitoDto;
        const changed = all.map((one) =>
          one.id === requisitoId ? { ...one, ...marked(one, fields), ...nombrados } : one,
        );
        return orden ? colocado(changed, requisitoId, orden) : changed;
      },
      keep: (all, answer, { modificarRequisitoDto: { orden } }) => {
        const changed = all.map((one) => (one.id === answer.id ? answer : one));
        return orden ? colocado(changed, answer.id, orden) : changed;
      },
    },
    requisitosUpdateAll: {
      show: (all, { marcarRequisitosDto: { ids, responsableId: _, ...fields }, nombrados }: UpdateAllArg) =>
        all.map((one) => (ids.includes(one.id) ? { ...one, ...marked(one, fields), ...nombrados } : one)),
      keep: (all, answer, { id }, which) => (id === which.id ? answer : all),
    },
    requisitosUndoAll: { keep: (all, answer, { id }, which) => (id === which.id ? answer : all) },
    requisitosRemove: {
      show: (all, { requisitoId }) => without(all, requisitoId),
      keep: (all, _answer, { requisitoId }) => without(all, requisitoId),
    },
  },
});

interface UpdateArg {
  id: string;
  requisitoId: string;
  'If-Match': string;
  modificarRequisitoDto: ModificarRequisitoDto;
  nombrados?: Nombrados;
}

interface UpdateAllArg {
  id: string;
  marcarRequisitosDto: MarcarRequisitosDto;
  nombrados?: Nombrados;
}

/** The requisitos of a carpeta, with the pending writes applied. */
export function useRequisitos(carpetaId: string) {
  const { data, error, refetch } = useColeccion(
    requisitos,
    { id: carpetaId },
    { refetchOnMountOrArgChange: 10, refetchOnFocus: true },
  );
  return { requisitos: data, error, retry: () => void refetch() };
}

/** Sends a change with the version of the server's last answer. */
export function sendCambio(carpetaId: string, requisitoId: string, { nombrados, ...cambio }: Cambio) {
  const arg: UpdateArg = { id: carpetaId, requisitoId, 'If-Match': '', modificarRequisitoDto: cambio, nombrados };
  return ((dispatch, getState) =>
    dispatch(
      requisitos.send('requisitosUpdate', arg, (sendNow) => {
        const stored = requisitos.stored({ id: carpetaId })(getState());
        const version = stored?.find(({ id }) => id === requisitoId)?.version ?? 0;
        return sendNow({ ...arg, 'If-Match': `"${version}"` });
      }),
    )) satisfies ReturnType<typeof requisitos.send<'requisitosUpdate'>>;
}

const without = (all: RequisitoDto[], id: string) => all.filter((one) => one.id !== id);

/**
 * The fields of a requisito with a new state, shown before the answer, which names who decided it. A reason is kept
 * only for a requisito that does not apply.
 */
function marked(one: RequisitoDto, fields: Marca): Partial<RequisitoDto> {
  const known = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const estado = fields.estado ?? one.estado;
  const decided = estado !== one.estado && { decididoPor: null, decididoEn: null };
  return { ...known, ...decided, motivo: estado === 'no_aplica' ? (fields.motivo ?? one.motivo) : null };
}

/** The list with a requisito moved to another place, counted from 1. */
function colocado(all: RequisitoDto[], id: string, place: number): RequisitoDto[] {
  const one = all.find((each) => each.id === id);
  return one ? all.filter((each) => each !== one).toSpliced(place - 1, 0, one) : all;
}
