import { type IconSet, spritePath } from '../../../../server/vocabulario/icon-sets';
import { useIconosGetQuery } from '../../../api/generated/iconos';
import { useSprite } from './sprite';

/**
 * The names of a set's icons, and their sprite. Each is undefined until it is loaded. `retry` asks again for the part
 * that failed.
 */
export function useConjunto(set: IconSet) {
  const { data, error, refetch } = useIconosGetQuery({ set: set.id });
  const { sprite, error: spriteError, retry } = useSprite(`/${spritePath(set)}`);
  return {
    names: data?.todos,
    sprite,
    error: data ? spriteError : error,
    retry: () => (data ? retry() : void refetch()),
  };
}
