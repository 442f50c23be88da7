import { Archive, NotebookPen, Pencil, Tag } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { latePanel } from '../../../../components/late-panel';
import { BareButton, Box, Cut, Text } from '../../../../components/layout/layout';
import menu from '../../../../components/side-menu.module.css';
import { searchOf } from '../../../../lib/use-url-state';
import { busquedaSchema, notasDe, useBusqueda } from '../busqueda';
import type { Etiqueta, Nota } from '../notas-api';
import styles from './notas-menu.module.css';

const { Panel: EtiquetasDialog } = latePanel(
  async () => (await import('../etiquetas/etiquetas-dialog')).EtiquetasDialog,
);

interface NotasMenuProps {
  /** All notas of the person; undefined while they load. */
  notas: readonly Nota[] | undefined;
  etiquetas: readonly Etiqueta[];
  className?: string;
  /** Called when the person has chosen a view. */
  onChoose?: () => void;
}

/** The views of the notas, each with its count, and the button to edit the etiquetas. */
export function NotasMenu({ notas, etiquetas, className = '', onChoose }: NotasMenuProps) {
  const [{ vista: shown }] = useBusqueda();
  const [isEditing, setIsEditing] = useState(false);
  const views = [
    { vista: 'notas', title: 'Notas', Icon: NotebookPen },
    { vista: 'archivo', title: 'Archivo', Icon: Archive },
    ...etiquetas.map(({ id, title }) => ({ vista: id, title, Icon: Tag })),
  ];
  return (
    <nav className={`${styles.menu} ${className}`} aria-label="Vistas de las notas">
      {views.map(({ vista, title, Icon }) => (
        <Box
          as={Link}
          key={vista}
          hover
          focusInside
          className={menu.entry}
          to={`/apps/notes${searchOf(busquedaSchema, { vista, buscar: '' })}`}
          aria-current={vista === shown ? 'page' : undefined}
          onClick={onChoose}
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
          <Cut>{title}</Cut>
          <Count total={notas && notasDe(notas, vista).length} />
        </Box>
      ))}
      <BareButton
        marginTop={2}
        hover
        focusInside
        className={`${menu.entry} ${styles.edit}`}
        aria-haspopup="dialog"
        onClick={() => setIsEditing(true)}
      >
        <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
        <Cut>Editar etiquetas</Cut>
      </BareButton>
      {isEditing && <EtiquetasDialog onClose={() => setIsEditing(false)} />}
    </nav>
  );
}

function Count({ total }: { total: number | undefined }) {
  if (!total) return null;
  return (
    <Text size="xs" tone="faint" numeric className={menu.count}>
      {total}
      <span className="visually-hidden"> {total === 1 ? 'nota' : 'notas'}</span>
    </Text>
  );
}
