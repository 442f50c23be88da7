import { Menu as Base } from '@base-ui/react/menu';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import floating from './floating.module.css';
import { useFocusReturn } from './use-focus-return';

interface MenuProps {
  /** Names it for readers. */
  label: string;
  /** Open while there is one: the button under which it lies, and which has the focus again afterwards. */
  anchor: HTMLElement | null;
  /** Which edge of the button it is in line with. */
  align?: 'start' | 'end';
  onClose: () => void;
  className?: string;
  /** What stands over the entries. */
  header?: ReactNode;
  /** Which of several menus it shows, where entries lead to others (`MenuEntrance`). */
  view?: string;
  /** Leads to the menu that this one came from. */
  onBack?: () => void;
  /** Those of `menu-entries`. */
  children: ReactNode;
}

/** A menu under a button. It costs nothing until it is first opened: a list may have thousands. */
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

/** The button, or the one in what holds it together with another. */
const focusable = (anchor: HTMLElement | null) =>
  anchor?.matches('button') ? anchor : (anchor?.querySelector('button') ?? null);

interface EntriesProps {
  label: string;
  view: string | undefined;
  /** The menu that was shown before. */
  shown: RefObject<string | undefined>;
  children: ReactNode;
}

/** The focus begins on the entry that led to where it came from, on the one that is chosen, or on the first. */
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
