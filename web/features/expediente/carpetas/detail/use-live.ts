import { useLayoutEffect } from 'react';
import { useMiembrosFindAllQuery } from '../../../../api/miembros-api';
import {
  type Cambio,
  carpetaAbiertaSlice,
  carpetaClosed,
  carpetaOpened,
  selectCarpetaAbierta,
} from '../../../../live/carpeta-abierta-slice';
import { selectUser } from '../../../../session/session-selectors';
import { useApp, useAppSelector } from '../../../../store/hooks';
import { oncePerApp } from '../../../../store/once-per-app';
import { watchLostSight } from './lost-sight-saga';

/** A member who has the carpeta open. */
export interface Presente {
  id: string;
  nombre: string;
  avatar: string | null;
}

/** A change of a field by somebody else. */
export interface CambioAjeno {
  campo: string;
  quien: string;
  /** The first name, because there is little room. */
  nombre: string;
  /** The position among the changes. A later change has a higher number. */
  n: number;
}

const withSlice = oncePerApp((app) => {
  app.inject(carpetaAbiertaSlice);
  app.runSaga(watchLostSight);
});

/** Tells the server that this tab shows the carpeta, as long as the component is mounted. */
export function useShownCarpeta(id: string): void {
  const app = useApp();
  useLayoutEffect(() => {
    withSlice(app);
    app.store.dispatch(carpetaOpened(id));
    return () => void app.store.dispatch(carpetaClosed(id));
  }, [app, id]);
}

/** The other people who have the carpeta open, and the changes by others since this person opened it. */
export function useEnVivo(): { presentes: Presente[]; cambios: CambioAjeno[] } {
  const { usuarios, cambios } = useAppSelector(selectCarpetaAbierta);
  const yo = useAppSelector(selectUser)?.id;
  const otros = usuarios.filter((id) => id !== yo);
  const ajenos = Object.entries(cambios).filter(([, { por }]: [string, Cambio]) => por !== yo);
  const isAlone = otros.length === 0 && ajenos.length === 0;
  const { data: miembros = [] } = useMiembrosFindAllQuery({}, { skip: isAlone });
  const byId = new Map(miembros.map((miembro) => [miembro.id, miembro]));
  return {
    // Members who chose to be invisible are not shown.
    presentes: otros.flatMap((id) => byId.get(id) ?? []).filter(({ estado }) => estado !== 'invisible'),
    cambios: ajenos.map(([campo, { por, n }]) => {
      const quien = byId.get(por)?.nombre ?? 'otra persona';
      return { campo, quien, nombre: byId.has(por) ? quien.replace(/ .*/, '') : quien, n };
    }),
  };
}
