import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import type { Page } from '../../../../components/data-table/table-pager';
import { HintButton } from '../../../../components/hint-button';
import { latePanel } from '../../../../components/late-panel';
import type { useLista } from './use-lista';

const { Panel, preload } = latePanel(async () => (await import('./mas-menu')).MasMenu);

interface MasButtonProps {
  lista: ReturnType<typeof useLista>;
  /** How many carpetas the filters select; undefined while they load. */
  total: Pick<Page, 'total' | 'totalEsMinimo'> | undefined;
  /** A board has no columns of its own and is not printed. */
  isTablero: boolean;
  /** Whether there are columns to choose. */
  hasColumnas: boolean;
}

/** The button of what is done with the list as a whole. */
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
