import { type IconSet, spritePath } from '../../../../server/vocabulario/icon-sets';
import { useIconosGetQuery } from '../../../api/generated/iconos';
import { useSprite } from './sprite';

/** The names of a set's icons and how they are drawn; each undefined until it came. `retry` asks again for what did not. */
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
