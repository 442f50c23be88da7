import { UserPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useMiembrosFindAllQuery } from '../../../../api/miembros-api';
import { AnchoredPanel } from '../../../../components/anchored-panel';
import { TagPicker } from '../../../../components/tags/tag-picker';
import { useMedia } from '../../../../lib/use-media';
import { Caras } from '../caras';
import styles from './integrantes.module.css';

interface IntegrantesProps {
  ids: readonly string[];
  /** Without it, the members are only shown. */
  onChange?: (ids: string[]) => void;
}

/** The members of the tablero as faces. A press opens the choice. */
export function Integrantes({ ids, onChange }: IntegrantesProps) {
  const { data: miembros = [] } = useMiembrosFindAllQuery({});
  const isNarrow = useMedia('(max-width: 599.98px)');
  const most = isNarrow ? 2 : 5;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const members = useMemo(
    () =>
      miembros
        .filter(({ id }) => ids.includes(id))
        .map(({ id, nombre, avatar }) => ({ id, name: nombre, foto: avatar })),
    [miembros, ids],
  );
  const tags = useMemo(() => miembros.map(({ id, nombre }) => ({ id, title: nombre })), [miembros]);
  if (!onChange) return <Caras members={members} most={most} />;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {members.length === 0 && <span className="visually-hidden">Integrantes</span>}
        <Caras members={members} most={most} />
        {(!isNarrow || members.length === 0) && (
          <span className={styles.add}>
            <UserPlus size={16} strokeWidth={1.75} aria-hidden="true" />
          </span>
        )}
      </button>
      {anchor && (
        <AnchoredPanel title="Integrantes" anchor={anchor} onClose={() => setAnchor(null)}>
          <TagPicker
            label="Integrantes"
            tags={tags}
            selected={ids}
            onToggle={({ id }, isSelected) =>
              onChange(isSelected ? [...ids, id] : ids.filter((member) => member !== id))
            }
          />
        </AnchoredPanel>
      )}
    </>
  );
}
