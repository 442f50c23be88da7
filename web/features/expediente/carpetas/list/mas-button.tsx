import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import type { Page } from '../../../../components/data-table/table-pager';
import { HintButton } from '../../../../components/hint-button';
import { latePanel } from '../../../../components/late-panel';
import type { useLista } from './use-list';

const { Panel, preload } = latePanel(async () => (await import('./mas-menu')).MasMenu);

interface MasButtonProps {
  lista: ReturnType<typeof useLista>;
  /** The number of carpetas that match the filters. Undefined while it loads. */
  total: Pick<Page, 'total' | 'totalEsMinimo'> | undefined;
  /** Whether the board shows. The board has no columns to choose and is not printed. */
  isTablero: boolean;
  /** Whether there are columns to choose. */
  hasColumnas: boolean;
}

/** The button that opens the menu of the whole list. */
export function MasButton(props: MasButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <HintButton
        label="Más acciones de la lista"
        hintAlign="end"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <EllipsisVertical size={18} strokeWidth={1.75} aria-hidden="true" />
      </HintButton>
      {anchor && <Panel {...props} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
