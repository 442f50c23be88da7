import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { HintButton } from '../../../../components/hint-button';
import { Row, Text } from '../../../../components/layout/layout';
import { offerUndo } from '../../../../components/offer-undo';
import { RenombrarDialog } from '../../../../components/renombrar-dialog';
import { useToast } from '../../../../components/toast-actions';
import { useAttempt } from '../../../../components/use-attempt';
import { named } from '../../../../lib/named';
import type { Categoria, EnCatalogo } from '../inventario-api';
import { opcionesDe } from '../list/categorias';
import { CategoriaDialog } from './categoria-dialog';
import { type Catalogo, catalogos, useCambiarCatalogo } from './use-catalogo';

interface CatalogoFilaProps {
  catalogo: Catalogo;
  una: EnCatalogo & Partial<Categoria>;
  todas: readonly (EnCatalogo & Partial<Categoria>)[];
  canEdit: boolean;
}

/** An entry of a list, with its actions. A deletion can be undone. */
export function CatalogoFila({ catalogo, una, todas, canEdit }: CatalogoFilaProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const { change, remove, restore } = useCambiarCatalogo(catalogo);
  const attempt = useAttempt();
  const toast = useToast();
  const words = catalogos[catalogo];
  const label =
    catalogo === 'categorias'
      ? opcionesDe(todas as Categoria[]).find(({ value }) => value === una.id)?.label
      : una.name;

  const eliminar = async () => {
    const isDone = await attempt(async () => {
      await remove(una.id).unwrap();
    });
    if (!isDone) return;
    offerUndo(toast, `${named(words.Una, una.name)} ${words.eliminada}`, () => restore(una.id).unwrap());
  };

  return (
    <Row as="li" line="top" align="center" gap={1} minHeight={44}>
      <Text grow shrinks breaks>
        {label}
      </Text>
      {canEdit && (
        <>
          <HintButton
            label={`${catalogo === 'categorias' ? 'Editar' : 'Cambiar el nombre de'} «${una.name}»`}
            hintAlign="end"
            onClick={() => setIsRenaming(true)}
          >
            <Pencil size={16} strokeWidth={1.75} aria-hidden="true" />
          </HintButton>
          <HintButton label={`Eliminar «${una.name}»`} hintAlign="end" onClick={() => void eliminar()}>
            <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
          </HintButton>
        </>
      )}
      {isRenaming && catalogo === 'categorias' && (
        <CategoriaDialog
          categoria={una as Categoria}
          todas={todas as Categoria[]}
          onSave={(changes) => change(una, changes).unwrap()}
          onClose={() => setIsRenaming(false)}
        />
      )}
      {isRenaming && catalogo !== 'categorias' && (
        <RenombrarDialog
          title={`Cambiar el nombre de ${words.una}`}
          submitLabel="Guardar"
          label="Nombre"
          nombre={una.name}
          onSave={(name) => change(una, { name }).unwrap()}
          onClose={() => setIsRenaming(false)}
        />
      )}
    </Row>
  );
}
