import type { Tag } from '../../../../components/tags/tag';
import { TagButton } from '../../../../components/tags/tag-button';
import { TagChips } from '../../../../components/tags/tag-chips';
import type { Etiqueta, Tablero } from '../tableros-api';
import { useEtiquetas } from './use-etiquetas';

interface EtiquetasProps {
  tablero: Tablero;
  chosen: readonly Etiqueta[];
  /** Without it, the labels are only shown. */
  onChange?: (chosen: Etiqueta[]) => void;
}

/** The labels of a card. They are chosen, created, renamed and deleted here. */
export function Etiquetas({ tablero, chosen, onChange }: EtiquetasProps) {
  const changes = useEtiquetas(tablero);
  if (!onChange) return <TagChips tags={chosen} />;

  const toggle = (tag: Tag, isChosen: boolean) => {
    // A label that was just created may not be on the tablero yet.
    const etiqueta = tablero.labels.find(({ id }) => id === tag.id) ?? (tag as Etiqueta);
    const others = chosen.filter(({ id }) => id !== tag.id);
    onChange(isChosen ? [...others, etiqueta] : others);
  };
  return (
    <>
      <TagChips tags={chosen} onRemove={(tag) => toggle(tag, false)} />
      <TagButton
        label="Etiquetas"
        tags={tablero.labels}
        selected={chosen.map(({ id }) => id)}
        onToggle={toggle}
        {...changes}
      >
        {chosen.length > 0 ? 'Cambiar' : 'Agregar etiquetas'}
      </TagButton>
    </>
  );
}
