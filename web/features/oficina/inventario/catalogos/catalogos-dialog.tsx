import { ListX } from 'lucide-react';
import { Button } from '../../../../components/button';
import { DialogActions, DialogBody, DialogFrame } from '../../../../components/dialog-frame';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { PlainList, Row } from '../../../../components/layout/layout';
import { LimiteDeRol } from '../../../../components/limite-de-rol';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { byId } from '../../../../lib/by-id';
import { oneOf } from '../../../../lib/url-codecs';
import { useUrlState } from '../../../../lib/use-url-state';
import { usePermiso } from '../../../../session/use-permiso';
import type { Categoria } from '../inventario-api';
import { busquedaSchema } from '../list/busqueda';
import { opcionesDe } from '../list/categorias';
import { useCloseToList } from '../use-close-to-list';
import { AgregarForm } from './agregar-form';
import { CatalogoFila } from './catalogo-row';
import styles from './catalogos.module.css';
import { type Catalogo, catalogos, useCatalogo } from './use-catalogo';

const names = Object.keys(catalogos) as Catalogo[];
/** The parameters include those of the list behind the dialog, so that the list stays as it is. */
const schema = { ...busquedaSchema, lista: oneOf(names, 'categorias') };

/** Edits the categories, brands and vendors, over the list. */
export function CatalogosDialog() {
  const closeToList = useCloseToList();
  const canEdit = usePermiso('inventario.editar');
  const [state, change] = useUrlState(schema);
  const { lista, pagina } = state;
  return (
    <DialogFrame title="Categorías, marcas y proveedores" onClose={closeToList}>
      <DialogBody>
        <Row gap={2} wrap role="group" aria-label="Qué lista">
          {names.map((name) => (
            <button
              key={name}
              type="button"
              className={styles.lista}
              aria-pressed={name === lista}
              onClick={() => change({ lista: name, pagina }, { replace: true })}
            >
              {catalogos[name].title}
            </button>
          ))}
        </Row>
        <LimiteDeRol permiso="inventario.editar" que="cambiar estas listas" quienes="oficina" />
        <Lista key={lista} catalogo={lista} canEdit={canEdit} />
      </DialogBody>
      <DialogActions>
        <Button variant="outlined" onClick={closeToList}>
          Cerrar
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

/** Sorts categories by their paths: «Papel», «Papel › Hojas». */
function inOrder<One extends { id: string }>(todas: readonly One[], catalogo: Catalogo): readonly One[] {
  if (catalogo !== 'categorias') return todas;
  const known = byId(todas);
  return opcionesDe(todas as unknown as Categoria[]).flatMap(({ value }) => known.get(value) ?? []);
}

function Lista({ catalogo, canEdit }: { catalogo: Catalogo; canEdit: boolean }) {
  const { todas, error, retry } = useCatalogo(catalogo);
  if (!todas) return error ? <ErrorState error={error} onRetry={retry} /> : <LoadingSkeleton rows={4} />;
  return (
    <>
      {canEdit && <AgregarForm catalogo={catalogo} todas={todas} />}
      {todas.length === 0 ? (
        <EmptyState
          Icon={ListX}
          title="Todavía no hay nada en esta lista"
          text="Lo que agregue se podrá elegir en cada producto."
        />
      ) : (
        <PlainList aria-label={catalogos[catalogo].title}>
          {inOrder(todas, catalogo).map((una) => (
            <CatalogoFila key={una.id} catalogo={catalogo} una={una} todas={todas} canEdit={canEdit} />
          ))}
        </PlainList>
      )}
    </>
  );
}
