import { skipToken } from '@reduxjs/toolkit/query';
import { useColeccion } from '../../../collection/use-collection';
import type { DeEscritorio } from '../carpetas/public/de-escritorio';
import { certificados } from './certificados-api';

/**
 * The certificates that expire before the planned day of the signature. The carpeta could be signed today, but not on
 * that day.
 */
export const deEscritorio: DeEscritorio = {
  useFaltas: (carpeta) => {
    const { data = [] } = useColeccion(
      certificados,
      carpeta.estado === 'lista_para_firma' ? { id: carpeta.id } : skipToken,
    );
    return data
      .filter(({ necesario, impedimento }) => necesario && impedimento)
      .map(({ id, impedimento }) => ({
        texto: `${impedimento?.replace(/\.$/, '')}, antes de la firma prevista`,
        lugar: 'certificados',
        id,
      }));
  },
};
