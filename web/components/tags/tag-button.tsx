import { Tags } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AnchoredPanel } from '../anchored-panel';
import { Button } from '../button';
import { TagPicker, type TagPickerProps } from './tag-picker';

interface TagButtonProps extends TagPickerProps {
  /** What the button says; «Etiquetas» without it. */
  children?: ReactNode;
  size?: 'small' | 'medium';
  disabled?: boolean;
}

/** A button under which a {@link TagPicker} opens. */
export function TagButton({ children = 'Etiquetas', size = 'small', disabled, ...picker }: TagButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        size={size}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        startIcon={<Tags size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {children}
      </Button>
      {anchor && (
        <AnchoredPanel title={picker.label} anchor={anchor} onClose={() => setAnchor(null)}>
          <TagPicker {...picker} />
        </AnchoredPanel>
      )}
    </>
  );
}
