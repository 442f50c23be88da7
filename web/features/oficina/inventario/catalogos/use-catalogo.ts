import { useMemo } from 'react';
import { newId } from '../../../../lib/new-id';
import { useAppDispatch } from '../../../../store/hooks';
import {
  type Categoria,
  type EnCatalogo,
  inventarioApi,
  useCategoriasFindAllQuery,
  useMarcasFindAllQuery,
  useProveedoresFindAllQuery,
} from '../inventario-api';

export type Catalogo = 'categorias' | 'marcas' | 'proveedores';

export const catalogos: Readonly<Record<Catalogo, { title: string; una: string; eliminada: string; Una: string }>> = {
  categorias: { title: 'Categorías', una: 'la categoría', Una: 'Categoría', eliminada: 'eliminada' },
  marcas: { title: 'Marcas', una: 'la marca', Una: 'Marca', eliminada: 'eliminada' },
  proveedores: { title: 'Proveedores', una: 'el proveedor', Una: 'Proveedor', eliminada: 'eliminado' },
};

/** One of the lists, as the server gives it. */
export function useCatalogo(catalogo: Catalogo) {
  const skip = (which: Catalogo) => ({ skip: which !== catalogo });
  const categorias = useCategoriasFindAllQuery(undefined, skip('categorias'));
  const marcas = useMarcasFindAllQuery(undefined, skip('marcas'));
  const proveedores = useProveedoresFindAllQuery(undefined, skip('proveedores'));
  const { currentData, error, refetch } = { categorias, marcas, proveedores }[catalogo];
  return { todas: currentData as (EnCatalogo & Partial<Categoria>)[] | undefined, error, retry: () => void refetch() };
}

/** The writes to a list. Each rejects with the server's error. */
export function useCambiarCatalogo(catalogo: Catalogo) {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const { endpoints } = inventarioApi;
    const by = {
      categorias: {
        add: (name: string, parentId: string | null) =>
          dispatch(endpoints.categoriasCreate.initiate({ nuevaCategoriaDto: { id: newId(), name, parentId } })),
        change: ({ id, version }: EnCatalogo, changes: { name?: string; parentId?: string | null }) =>
          dispatch(
            endpoints.categoriasUpdate.initiate({ id, 'If-Match': `"${version}"`, cambiosCategoriaDto: changes }),
          ),
        remove: (id: string) => dispatch(endpoints.categoriasRemove.initiate({ id })),
        restore: (id: string) => dispatch(endpoints.categoriasRestore.initiate({ id })),
      },
      marcas: {
        add: (name: string) => dispatch(endpoints.marcasCreate.initiate({ nuevoEnCatalogoDto: { id: newId(), name } })),
        change: ({ id, version }: EnCatalogo, { name }: { name?: string }) =>
          dispatch(endpoints.marcasUpdate.initiate({ id, 'If-Match': `"${version}"`, cambiosEnCatalogoDto: { name } })),
        remove: (id: string) => dispatch(endpoints.marcasRemove.initiate({ id })),
        restore: (id: string) => dispatch(endpoints.marcasRestore.initiate({ id })),
      },
      proveedores: {
        add: (name: string) =>
          dispatch(endpoints.proveedoresCreate.initiate({ nuevoEnCatalogoDto: { id: newId(), name } })),
        change: ({ id, version }: EnCatalogo, { name }: { name?: string }) =>
          dispatch(
            endpoints.proveedoresUpdate.initiate({ id, 'If-Match': `"${version}"`, cambiosEnCatalogoDto: { name } }),
          ),
        remove: (id: string) => dispatch(endpoints.proveedoresRemove.initiate({ id })),
        restore: (id: string) => dispatch(endpoints.proveedoresRestore.initiate({ id })),
      },
    };
    return by[catalogo];
  }, [dispatch, catalogo]);
}
