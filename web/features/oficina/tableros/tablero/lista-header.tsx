import { ArrowLeft, ArrowRight, GripVertical, Pencil, Trash2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useEscribir } from '../../../../collection/use-escribir';
import { useConfirm } from '../../../../components/confirm';
import type { HandleProps } from '../../../../components/drag/handle-props';
import { Cut, Row, Text } from '../../../../components/layout/layout';
import { ActionsMenu } from '../../../../components/ui/actions-menu';
import { MenuItem } from '../../../../components/ui/menu-entries';
import { named } from '../../../../lib/named';
import { formatEntero } from '../../../../lib/numeros';
import { tableros } from '../tableros';
import type { Lista } from '../tableros-api';
import { TituloEnLugar } from '../title-in-place';
import { focusBesideLista } from './focus-tarjeta';
import styles from './lista-column.module.css';
import { useTableroActions } from './tablero-context';

interface ListaHeaderProps {
  lista: Lista;
  /** How many cards of the list the filter shows. */
  shown: number;
  handleProps: HandleProps | undefined;
}

/** The header of a list. The list is dragged by its title, and a click edits the title. */
export function ListaHeader({ lista, shown, handleProps }: ListaHeaderProps) {
  const { canEdit } = useTableroActions();
  const [isEditing, setIsEditing] = useState(false);
  const { escribir } = useEscribir();
  const { id, title, cards } = lista;

  const done = (next: string | null) => {
    setIsEditing(false);
    if (next) void escribir(tableros.send('listasUpdate', { modificarListaDto: { list: { id, title: next } } }));
  };
  const count =
    shown === cards.length ? formatEntero(shown) : `${formatEntero(shown)} de ${formatEntero(cards.length)}`;

  return (
    <Row as="header" pad={[2, 2, 1]} gap={1} align="center" minHeight={48} fill="sunken" className={styles.header}>
      <Text as="h2" padLeft={1} grow shrinks size="md" weight="strong">
        {isEditing && <TituloEnLugar label="Título de la lista" value={title} maxLength={120} onDone={done} />}
        {!isEditing && canEdit && (
          <button
            type="button"
            className={styles.handle}
            title="Cambiar el título, o arrastrar la lista"
            data-lista={lista.id}
            {...handleProps}
            onClick={() => setIsEditing(true)}
          >
            <GripVertical className={styles.grip} size={14} strokeWidth={2} aria-hidden="true" />
            <Cut>{title}</Cut>
          </button>
        )}
        {!isEditing && !canEdit && <Cut>{title}</Cut>}
      </Text>
      <span className={styles.count}>
        <span aria-hidden="true">{count}</span>
        <span className="visually-hidden">{cards.length === 1 ? '1 tarjeta' : `${count} tarjetas`}</span>
      </span>
      {canEdit && <ListaMenu lista={lista} onRename={() => setIsEditing(true)} />}
    </Row>
  );
}

interface ListaMenuProps {
  lista: Lista;
  onRename: () => void;
}

/** The actions on a list. They include its moves, for people who cannot drag. */
function ListaMenu({ lista, onRename }: ListaMenuProps) {
  const { tablero, moveLista } = useTableroActions();
  const remove = useRemoveLista();
  const index = tablero.lists.findIndex(({ id }) => id === lista.id);
  return (
    <ActionsMenu label={`Acciones de la lista ${lista.title}`} size="small">
      <MenuItem Icon={Pencil} onClick={onRename}>
        Cambiar el nombre
      </MenuItem>
      <MenuItem Icon={ArrowLeft} disabled={index <= 0} onClick={() => moveLista(lista, index - 1)}>
        Mover a la izquierda
      </MenuItem>
      <MenuItem
        Icon={ArrowRight}
        disabled={index >= tablero.lists.length - 1}
        onClick={() => moveLista(lista, index + 1)}
      >
        Mover a la derecha
      </MenuItem>
      <MenuItem Icon={Trash2} isDanger onClick={() => remove(lista)}>
        Eliminar
      </MenuItem>
    </ActionsMenu>
  );
}

/** Deletes a list with its cards after a confirmation, and offers to undo it. */
function useRemoveLista() {
  const confirm = useConfirm();
  const { tablero } = useTableroActions();
  const { eliminar } = useEscribir();

  return useCallback(
    async (lista: Lista) => {
      const { id, title, cards } = lista;
      const isSure = await confirm({
        title: 'Eliminar lista',
        message: `Se ${cards.length > 0 ? 'eliminarán' : 'eliminará'} «${title}»${withCards(cards.length)}, para todo el equipo.`,
        actions: { confirm: { label: 'Eliminar' }, cancel: { label: 'Cancelar' } },
        dismissible: true,
      });
      if (!isSure) return;
      focusBesideLista(tablero, lista);
      await eliminar(tableros.send('listasRemove', { id }), {
        said: `${named('Lista', title)} eliminada`,
        restore: tableros.send('listasRestore', { id }),
      });
    },
    [confirm, tablero, eliminar],
  );
}

function withCards(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ' y su tarjeta' : ` y sus ${count} tarjetas`;
}
