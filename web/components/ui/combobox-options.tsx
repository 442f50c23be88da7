import { Combobox as Base } from '@base-ui/react/combobox';
import { type ComponentProps, type ReactNode, useLayoutEffect } from 'react';
import styles from './combobox.module.css';
import floating from './floating.module.css';

export interface OptionListProps<Item> {
  /** Draws an option; by default its label. */
  renderOption?: (item: Item) => ReactNode;
  isLoading?: boolean;
  /** Shown when no option matches. */
  emptyText?: string;
}

interface NamedOptionListProps<Item> extends OptionListProps<Item> {
  /** The list's accessible name. */
  label: string | undefined;
  toKey: (item: Item) => string;
  toLabel: (item: Item) => string;
}

/** The list under a combobox. */
export function OptionList<Item>({
  label,
  toKey,
  toLabel,
  renderOption = toLabel,
  isLoading = false,
  emptyText = 'Sin resultados',
}: NamedOptionListProps<Item>) {
  return (
    <Base.Portal>
      <Base.Positioner
        className={floating.place}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        positionMethod="fixed"
        render={(props, { open }) => <Place {...props} isOpen={open} />}
      >
        <Base.Popup className={`${floating.surface} ${floating.options} ${styles.popup}`}>
          <Base.Empty>
            <div className={floating.note}>{isLoading ? 'Buscando...' : emptyText}</div>
          </Base.Empty>
          <Base.List className={styles.list} aria-label={label}>
            {(item: Item) => (
              <Base.Item key={toKey(item)} value={item} className={`${floating.row} ${styles.option}`}>
                {renderOption(item)}
              </Base.Item>
            )}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}

/**
 * The place of the list. While the list is open, the library has buttons for screen readers that close it. Their names
 * are English, so this gives them Spanish names.
 */
function Place({ isOpen, ...props }: ComponentProps<'div'> & { isOpen: boolean }) {
  useLayoutEffect(() => {
    if (!isOpen) return;
    for (const button of document.querySelectorAll('[aria-label="Dismiss"]'))
      button.setAttribute('aria-label', 'Cerrar la lista');
  }, [isOpen]);
  return <div {...props} />;
}
