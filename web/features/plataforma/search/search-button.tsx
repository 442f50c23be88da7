import { Search } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { latePanel } from '../../../components/late-panel';
import { PanelButton } from '../../../components/panel-button';
import { ownSearch } from '../../../lib/own-search';
import { useHotkey } from '../../../lib/use-hotkey';
import type { Contexto } from './options';

const { Panel, preload } = latePanel(async () => (await import('./search-panel')).SearchPanel);

interface SearchButtonProps extends Contexto {
  className?: string;
  /** What stands beside or under the icon. */
  name?: ReactNode;
}

/** The button of the search over everything, which Ctrl+K and «/» press too. */
export function SearchButton({ className, name, ...contexto }: SearchButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useHotkey(isSearchKey, () => button.current?.click());
  return (
    <PanelButton
      ref={button}
      label="Buscar"
      Icon={Search}
      className={className}
      name={name}
      preload={preload}
      shortcuts="Control+K Meta+K /"
    >
      {(panel) => <Panel {...contexto} {...panel} />}
    </PanelButton>
  );
}

// On a Spanish keyboard «/» is Shift+7. A page with its own search takes the key.
const isSearchKey = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  ctrlKey || metaKey ? key.toLowerCase() === 'k' && !shiftKey : key === '/' && !ownSearch();
