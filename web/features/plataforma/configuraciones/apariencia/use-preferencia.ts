import { ownUserChangeRequested, selectPreferencias } from '../../../../session/own-user';
import type { Preferencias } from '../../../../session/session';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';

/**
 * One preference of the signed-in person and a function that changes it. `standard` is the value until the person
 * chooses one.
 */
export function usePreferencia<Name extends keyof Preferencias>(
  name: Name,
  standard: NonNullable<Preferencias[Name]>,
): [NonNullable<Preferencias[Name]>, (value: NonNullable<Preferencias[Name]>) => void] {
  const dispatch = useAppDispatch();
  const value = useAppSelector((state) => selectPreferencias(state)[name]) ?? standard;
  return [value, (chosen) => dispatch(ownUserChangeRequested({ preferencias: { [name]: chosen } }))];
}
