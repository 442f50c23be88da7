import { Tags } from 'lucide-react';
import { useState } from 'react';
import { AnchoredPanel } from '../../../components/anchored-panel';
import { Button } from '../../../components/button';
import { TagChips } from '../../../components/tags/tag-chips';
import { TagPicker } from '../../../components/tags/tag-picker';
import type { Etiqueta, Tablero } from '../tableros-api';
import { useEtiquetas } from './use-etiquetas';

interface EtiquetasProps {
  tablero: Tablero;
  chosen: readonly Etiqueta[];
  /** Without it they are only shown. */
  onChange?: (chosen: Etiqueta[]) => void;
}

/** What the card is marked with, and where that is chosen, made, renamed and deleted. */
export function Etiquetas({ tablero, chosen, onChange }: EtiquetasProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { create, rename, remove } = useEtiquetas(tablero);
  if (!onChange) return <TagChips tags={chosen} />;

  const toggle = (id: string, isChosen: boolean) => {
    const etiqueta = tablero.labels.find((one) => one.id === id);
    const others = chosen.filter((one) => one.id !== id);
    onChange(isChosen && etiqueta ? [...others, etiqueta] : others);
  };
  return (
    <>
      <TagChips tags={chosen} onRemove={({ id }) => toggle(id, false)} />
      <Button
        variant="outlined"
        size="small"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        startIcon={<Tags size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {chosen.length > 0 ? 'Cambiar' : 'Agregar etiquetas'}
      </Button>
      {anchor && (
        <AnchoredPanel title="Etiquetas" anchor={anchor} onClose={() => setAnchor(null)}>
          <TagPicker
            label="Etiquetas"
            tags={tablero.labels}
            selected={chosen.map(({ id }) => id)}
            onToggle={({ id }, isChosen) => toggle(id, isChosen)}
            onCreate={async (title) => onChange([...chosen, await create(title)])}
            onRename={({ id }, title) => rename(id, title)}
            onRemove={({ id }) => {
              // Nothing outside an open panel can be pressed, and the deletion can be undone there.
              setAnchor(null);
              void remove(id);
            }}
          />
        </AnchoredPanel>
      )}
    </>
  );
}
