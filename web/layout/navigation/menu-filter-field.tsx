import { Search, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import styles from './menu-filter-field.module.css';

interface MenuFilterFieldProps {
  value: string;
  onChange: (text: string) => void;
  /** Opens the first of the found entries. */
  onOpenFirst: () => void;
  /** Moves the focus to the first of the shown entries. */
  onLeave: () => void;
}

/** The field over the menu that filters it while the person types. */
export function MenuFilterField({ value, onChange, onOpenFirst, onLeave }: MenuFilterFieldProps) {
  const press = (event: KeyboardEvent) => {
    const acts: Record<string, () => void> = { Enter: onOpenFirst, ArrowDown: onLeave };
    // With a text, Escape clears it. Without one, it closes the drawer around the field.
    if (value) acts.Escape = () => onChange('');
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <div className={styles.field}>
      <Search className={styles.icon} size={16} strokeWidth={1.75} aria-hidden="true" />
      <input
        className={styles.input}
        type="search"
        value={value}
        aria-label="Filtrar el menú"
        placeholder="Filtrar el menú"
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={press}
      />
      {value && (
        <button type="button" className={styles.clear} aria-label="Borrar el filtro" onClick={() => onChange('')}>
          <X size={16} strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
