import { put, select, takeEvery } from 'typed-redux-saga';
import { apiFieldErrors, apiStatus } from '../../../../api/api-message';
import { emptyApi } from '../../../../api/empty-api';
import { selectCarpetaAbierta } from '../../../../live/carpeta-abierta-slice';
import { carpetaTag } from '../public/carpetas-api';

const isRefusedWrite = ({ type }: { type: string }) => type === `${emptyApi.reducerPath}/executeMutation/rejected`;

/** Whether a refusal may mean that the person no longer sees the carpeta: it answers 404, or its field is wrong. */
const mayBeUnseen = (error: unknown): boolean =>
  apiStatus(error) === 404 || apiFieldErrors(error).some(({ campo }) => /(^|\.)carpetaId$/.test(campo));

/** After such a refusal while a carpeta is open, checks whether the person still sees the carpeta. */
export function* watchLostSight() {
  yield* takeEvery(isRefusedWrite, function* ({ payload }: { type: string; payload?: unknown }) {
    const { id } = yield* select(selectCarpetaAbierta);
    if (id && mayBeUnseen(payload)) yield* put(emptyApi.util.invalidateTags([carpetaTag(id)] as never[]));
  });
}
