import { Tags } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AnchoredPanel } from '../anchored-panel';
import { Button } from '../button';
import { TagPicker, type TagPickerProps } from './tag-picker';

interface TagButtonProps extends TagPickerProps {
  /** The button's text; «Etiquetas» by default. */
  children?: ReactNode;
  size?: 'small' | 'medium';
  disabled?: boolean;
}

/** A button that opens a {@link TagPicker} under it. */
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
