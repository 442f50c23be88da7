import { Menu as Base } from '@base-ui/react/menu';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import floating from './floating.module.css';
import { useFocusReturn } from './use-focus-return';

interface MenuProps {
  /** The menu's accessible name. */
  label: string;
  /** The button under which the menu opens; null while the menu is closed. The button gets the focus back. */
  anchor: HTMLElement | null;
  /** The edge of the button that the menu is aligned with. */
  align?: 'start' | 'end';
  onClose: () => void;
  className?: string;
  /** A part above the entries. */
  header?: ReactNode;
  /** The name of the menu that is shown, if entries lead to other menus (`SubmenuItem`). */
  view?: string;
  /** Goes back to the menu before this one. */
  onBack?: () => void;
  /** The entries, from `menu-entries`. */
  children: ReactNode;
}

/** A menu under a button. Nothing is drawn until it is first opened, because a list may have thousands. */
export function Menu({ anchor, ...menu }: MenuProps) {
  const [lastAnchor, setLastAnchor] = useState(anchor);
  if (anchor && anchor !== lastAnchor) setLastAnchor(anchor);
  return lastAnchor && <OpenedMenu {...menu} anchor={lastAnchor} isOpen={anchor !== null} />;
}

function OpenedMenu(props: MenuProps & { isOpen: boolean }) {
  const { label, anchor, isOpen, align = 'start', onClose, onBack, className = '', header, view, children } = props;
  useFocusReturn(isOpen, focusable(anchor));
  const shown = useRef<string>(undefined);
  const act = (event: KeyboardEvent) => {
    const action = { Tab: onClose, ArrowLeft: onBack }[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    <Base.Root open={isOpen} onOpenChange={(isOpening) => isOpening || onClose()}>
      <Base.Portal>
        <Base.Positioner
          className={floating.place}
          anchor={anchor}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          positionMethod="fixed"
        >
          <Base.Popup className={`${floating.surface} ${className}`} finalFocus={false} onKeyDown={act}>
            {header}
            <Entries key={view} label={label} view={view} shown={shown}>
              {children}
            </Entries>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** The anchor if it is a button, or else the first button in it. */
const focusable = (anchor: HTMLElement | null) =>
  anchor?.matches('button') ? anchor : (anchor?.querySelector('button') ?? null);

interface EntriesProps {
  label: string;
  view: string | undefined;
  /** The `view` that was shown before this one. */
  shown: RefObject<string | undefined>;
  children: ReactNode;
}

/**
 * Focuses the entry that leads to the menu shown before. Without it, the checked entry or the first entry takes the
 * focus.
 */
function Entries({ label, view, shown, children }: EntriesProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const find = (selector: string) => list.current?.querySelector<HTMLElement>(selector);
    const first =
      find(`[data-to="${shown.current}"]`) ??
      find('[aria-checked="true"]') ??
      find('[role^="menuitem"]:not([data-disabled])');
    shown.current = view;
    first?.focus({ preventScroll: true });
  }, [view, shown]);
  return (
    <Base.List ref={list} className={floating.list} aria-label={label}>
      {children}
    </Base.List>
  );
}
