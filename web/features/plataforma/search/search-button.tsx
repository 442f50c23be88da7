import { Search } from 'lucide-react';
import { useRef } from 'react';
import { latePanel } from '../../../components/late-panel';
import { PanelButton } from '../../../components/panel-button';
import { ownSearch } from '../../../lib/own-search';
import { useHotkey } from '../../../lib/use-hotkey';
import type { Contexto } from './options';

const { Panel, preload } = latePanel(async () => (await import('./search-panel')).SearchPanel);

/** The button of the search over everything, which Ctrl+K and «/» press too. */
export function SearchButton(contexto: Contexto) {
  const button = useRef<HTMLButtonElement>(null);
  useHotkey(isSearchKey, () => button.current?.click());
  return (
    <PanelButton ref={button} label="Buscar" Icon={Search} preload={preload} shortcuts="Control+K Meta+K /">
      {(panel) => <Panel {...contexto} {...panel} />}
    </PanelButton>
  );
}

// On a Spanish keyboard «/» is Shift+7. A page with its own search takes the key.
const isSearchKey = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  ctrlKey || metaKey ? key.toLowerCase() === 'k' && !shiftKey : key === '/' && !ownSearch();
