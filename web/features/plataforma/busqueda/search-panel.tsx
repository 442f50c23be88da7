import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { HintButton } from '../../../components/hint-button';
import type { PanelProps } from '../../../components/late-panel';
import { Dialog } from '../../../components/ui/dialog';
import type { Contexto } from './opciones';
import styles from './search-panel.module.css';
import { SearchResults } from './search-results';
import { useBarPlace } from './use-bar-place';
import { useBusqueda } from './use-busqueda';

/** The search panel over the top bar; on a phone it fills the screen. It is a combobox whose options are links. */
export function SearchPanel({ anchor, onClose, ...contexto }: PanelProps & Contexto) {
  const listId = useId();
  const search = useBusqueda(contexto);
  const { opciones, activeIndex, activate, isSettled } = search;
  const optionId = (index: number) => `${listId}-${index}`;
  const earlyEnter = useOpenFirstOnEarlyEnter(isSettled, () => open(0));

  const open = (index: number) => document.getElementById(optionId(index))?.click();
  const move = (index: number) => {
    activate(index);
    const next = (index + opciones.length) % opciones.length;
    document.getElementById(optionId(next))?.scrollIntoView?.({ block: 'nearest' });
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(activeIndex + 1),
    ArrowUp: () => move(activeIndex - 1),
    Home: () => move(0),
    End: () => move(opciones.length - 1),
    Enter: () => open(activeIndex),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !isSettled) earlyEnter.begin();
    else if (opciones.length === 0) return;
    else act();
    event.preventDefault();
  };

  return (
    <Dialog className={styles.panel} style={useBarPlace(anchor)} aria-label="Buscar" onClose={onClose}>
      <div className={styles.bar}>
        <Search className={styles.icon} size={20} strokeWidth={1.75} aria-hidden="true" />
        <input
          autoFocus
          className={styles.input}
          type="text"
          role="combobox"
          aria-label="Buscar en toda la oficina"
          aria-autocomplete="list"
          aria-expanded={opciones.length > 0}
          aria-controls={listId}
          aria-activedescendant={opciones.length > 0 ? optionId(activeIndex) : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          placeholder="Buscar carpetas, personas, documentos…"
          value={search.text}
          onChange={({ target }) => {
            earlyEnter.end();
            search.setText(target.value);
          }}
          onKeyDown={onKeyDown}
        />
        <HintButton className={styles.close} label="Cerrar la búsqueda" hintAlign="end" onClick={onClose}>
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
      </div>
      <SearchResults search={search} listId={listId} optionId={optionId} onChosen={onClose} />
    </Dialog>
  );
}

/** Enter before the answer arrives (`begin`) opens the first result once it is there. */
function useOpenFirstOnEarlyEnter(isSettled: boolean, openFirst: () => void) {
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isSettled || !isAwaited.current) return;
    isAwaited.current = false;
    openFirst();
  });
  return {
    begin: () => {
      isAwaited.current = true;
    },
    end: () => {
      isAwaited.current = false;
    },
  };
}
