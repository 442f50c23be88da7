import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import { Check } from 'lucide-react';
import type { FilterOption } from './filter-button';
import styles from './filter-button.module.css';

interface FilterPanelProps {
  label: string;
  /** Open while there is one. */
  anchor: HTMLElement | null;
  options: FilterOption[] | undefined;
  values: string[];
  isMultiple: boolean;
  onChange: (values: string[]) => void;
  onClose: () => void;
}

/** The choices of a filter. Loaded when one is first opened. */
export function FilterPanel({ label, anchor, options, values, isMultiple, onChange, onClose }: FilterPanelProps) {
  const choose = (value: string) => {
    if (isMultiple) {
      onChange(values.includes(value) ? values.filter((one) => one !== value) : [...values, value]);
      return;
    }
    onClose();
    if (value !== values[0]) onChange([value]);
  };

  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { className: styles.panel, role: 'dialog', 'aria-label': label } }}
    >
      <MenuList autoFocusItem aria-label={label}>
        {options?.map(({ value, label: text, content, hint }) => {
          const isChosen = values.includes(value);
          return (
            <MenuItem
              key={value}
              className={styles.option}
              role={isMultiple ? 'menuitemcheckbox' : 'menuitemradio'}
              aria-checked={isChosen}
              // Not the one that was just chosen: it would take the focus into the panel that goes.
              autoFocus={anchor !== null && value === values[0]}
              onClick={() => choose(value)}
            >
              <span className={styles.check} data-checked={isChosen} data-kind={isMultiple ? 'many' : 'one'}>
                <Check size={12} strokeWidth={3} aria-hidden="true" />
              </span>
              {content ?? text}
              {hint && <span className={styles.hint}>{hint}</span>}
            </MenuItem>
          );
        })}
        {!options && <MenuItem disabled>Cargando...</MenuItem>}
        {options?.length === 0 && <MenuItem disabled>No hay ninguna todavía</MenuItem>}
      </MenuList>
    </Popover>
  );
}
