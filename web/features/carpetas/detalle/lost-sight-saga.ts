import { put, select, takeEvery } from 'typed-redux-saga';
import { apiStatus } from '../../../api/api-message';
import { emptyApi } from '../../../api/empty-api';
import { selectCarpetaAbierta } from '../../../live/carpeta-abierta-slice';
import { carpetaTag } from '../publico/carpetas-api';

interface Refusal {
  type: string;
  payload?: unknown;
  meta?: { arg?: { originalArgs?: { id?: unknown } } };
}

const isRefusedWrite = ({ type }: { type: string }) => type === `${emptyApi.reducerPath}/executeMutation/rejected`;

/** A write to the open carpeta that finds nothing: it is looked whether this person still sees the carpeta. */
export function* watchLostSight() {
  yield* takeEvery(isRefusedWrite, function* ({ payload, meta }: Refusal) {
    const { id } = yield* select(selectCarpetaAbierta);
    if (!id || apiStatus(payload) !== 404 || meta?.arg?.originalArgs?.id !== id) return;
    yield* put(emptyApi.util.invalidateTags([carpetaTag(id)] as never[]));
  });
}
