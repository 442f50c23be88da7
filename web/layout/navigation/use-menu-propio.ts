import { useMemo } from 'react';
import { FAVORITOS_MAX } from '../../../server/vocabulario/menu';
import { useToast } from '../../components/toast-actions';
import { ownUserChangeRequested, selectPreferencias } from '../../session/own-user';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { toggled } from './favoritos';
import type { MenuPropio } from './menu-propio';

const none: string[] = [];

/** The person's favourites and folded groups. A choice shows at once, and is kept for all devices of the person. */
export function useMenuPropio(): MenuPropio {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { favoritos = none, gruposPlegados: plegados = none } = useAppSelector(selectPreferencias);
  return useMemo(() => {
    const ordenar = (ids: string[]) => dispatch(ownUserChangeRequested({ preferencias: { favoritos: ids } }));
    return {
      favoritos,
      plegados,
      ordenar,
      toggleFavorito({ id }) {
        if (favoritos.length >= FAVORITOS_MAX && !favoritos.includes(id)) {
          toast(`Puede tener hasta ${FAVORITOS_MAX} favoritos. Quite uno antes.`, { severity: 'warning' });
        } else {
          ordenar(toggled(favoritos, id));
        }
      },
      togglePlegado(id) {
        dispatch(ownUserChangeRequested({ preferencias: { gruposPlegados: toggled(plegados, id) } }));
      },
    };
  }, [favoritos, plegados, dispatch, toast]);
}
