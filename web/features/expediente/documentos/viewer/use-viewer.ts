import { useLocation, useNavigate } from 'react-router-dom';
import type { DocumentoDto } from '../../../../api/generated/documentos';
import { useCloseOver } from '../../../../lib/opened-here';
import { parDe } from '../comparar/par';
import { useDocumentosFindVersionesQuery } from '../documentos-api';
import type { Documentos } from '../use-documentos';

/** The document and the version that the address names, with all versions and the neighbours in the list. */
export function useVista({ direccion, todos = [], documentos = [], hrefOf }: Documentos) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const closeOver = useCloseOver();
  const documento = todos.find(({ id }) => id === direccion.documento);
  const {
    currentData: versiones,
    error,
    refetch,
  } = useDocumentosFindVersionesQuery({ id: direccion.documento ?? '' }, { skip: !documento });
  const n = direccion.version ?? documento?.versiones;
  const index = documentos.findIndex(({ id }) => id === documento?.id);
  const isActual = n === documento?.actual.n;

  return {
    documento,
    versiones,
    /** The numbers of the versions that the address compares. */
    comparadas: parDe([n, direccion.comparar]),
    version: isActual ? documento?.actual : versiones?.find((version) => version.n === n),
    error: error ?? (versiones && !isActual && versiones.every((version) => version.n !== n) ? sinVersion : undefined),
    retry: () => void refetch(),
    anterior: index > 0 ? documentos[index - 1] : undefined,
    siguiente: index >= 0 ? documentos[index + 1] : undefined,
    versionHref: (chosen: number) => hrefOf({ version: chosen, comparar: null }),
    comparacionHref: ([antes, despues]: readonly [number, number]) => hrefOf({ version: despues, comparar: antes }),
    open: ({ id }: DocumentoDto) =>
      void navigate(hrefOf({ documento: id, version: null, comparar: null }), {
        replace: true,
        state,
        preventScrollReset: true,
      }),
    closeComparacion: () => closeOver(hrefOf({ comparar: null })),
  };
}

const sinVersion = { message: 'El documento no tiene esa versión.' };

export type VistaData = ReturnType<typeof useVista>;
