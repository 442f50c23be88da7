import { ownUserChangeRequested, selectPreferencias } from '../../../../session/own-user';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { type ColumnaId, habituales } from './carpeta-columns';

/** The columns that the person chose for the list. The choice holds on every device. */
export function useColumnas() {
  const dispatch = useAppDispatch();
  const columnas = useAppSelector((state) => selectPreferencias(state).columnasCarpetas) ?? habituales;
  return {
    columnas,
    choose: (columnasCarpetas: ColumnaId[]) => dispatch(ownUserChangeRequested({ preferencias: { columnasCarpetas } })),
  };
}
