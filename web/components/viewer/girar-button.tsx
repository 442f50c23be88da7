import { RotateCw } from 'lucide-react';
import { HintButton } from '../hint-button';

/** A button that turns the content by a quarter. */
export function GirarButton({ onGirar }: { onGirar: () => void }) {
  return (
    <HintButton label="Girar a la derecha" hintAlign="end" onClick={onGirar}>
      <RotateCw size={18} strokeWidth={1.75} />
    </HintButton>
  );
}
