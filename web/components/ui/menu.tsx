import { Menu as Base } from '@base-ui/react/menu';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import floating from './floating.module.css';
import styles from './menu.module.css';
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
  /** Which of several menus it shows, where entries lead to others ({@link MenuEntrance}). */
  view?: string;
  /** Leads to the menu that this one came from. */
  onBack?: () => void;
  /** {@link MenuItem}s and the like. */
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

interface MenuItemProps {
  Icon?: LucideIcon;
  /** It takes something away. */
  isDanger?: boolean;
  disabled?: boolean;
  onClick?: () => unknown;
  /** The menu stays open. */
  stays?: boolean;
  className?: string;
  children: ReactNode;
}

/** An entry that does something; the menu closes. */
export function MenuItem({
  Icon,
  isDanger,
  disabled,
  onClick,
  stays = false,
  className = '',
  children,
}: MenuItemProps) {
  return (
    <Base.Item
      className={`${styles.item} ${className}`}
      data-danger={isDanger}
      disabled={disabled}
      closeOnClick={!stays}
      onClick={() => void onClick?.()}
    >
      {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
      {children}
    </Base.Item>
  );
}

interface MenuLinkProps {
  Icon: LucideIcon;
  to: string;
  children: ReactNode;
}

/** An entry that leads to an address. */
export function MenuLink({ Icon, to, children }: MenuLinkProps) {
  return (
    <Base.LinkItem className={styles.item} closeOnClick render={<Link to={to} />}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {children}
    </Base.LinkItem>
  );
}

interface MenuEntranceProps {
  Icon: LucideIcon;
  /** The menu that it leads to, as `view` has it. */
  to: string;
  onOpen: () => void;
  children: ReactNode;
}

/** An entry that shows another menu in place of this one: one beside it would not fit on a phone. */
export function MenuEntrance({ Icon, to, onOpen, children }: MenuEntranceProps) {
  return (
    <Base.Item
      className={styles.item}
      aria-haspopup="menu"
      data-to={to}
      closeOnClick={false}
      onClick={onOpen}
      onKeyDown={({ key }) => key === 'ArrowRight' && onOpen()}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {children}
      <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" />
    </Base.Item>
  );
}

interface MenuCheckboxProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** An entry that is on or off; the menu stays. */
export function MenuCheckbox({ isChecked, onChange, className = '', children }: MenuCheckboxProps) {
  return (
    <Base.CheckboxItem className={`${styles.item} ${className}`} checked={isChecked} onCheckedChange={onChange}>
      {children}
    </Base.CheckboxItem>
  );
}

interface MenuRadiosProps<Value> {
  value: Value;
  /** Called with another one alone. */
  onChange: (value: Value) => void;
  children: ReactNode;
}

/** {@link MenuRadio}s of which one is chosen. */
export function MenuRadios<Value>({ value, onChange, children }: MenuRadiosProps<Value>) {
  return (
    <Base.RadioGroup value={value} onValueChange={(next) => next !== value && onChange(next)}>
      {children}
    </Base.RadioGroup>
  );
}

/** One of several; the menu closes. */
export function MenuRadio({
  value,
  className = '',
  children,
}: {
  value: unknown;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Base.RadioItem className={`${styles.item} ${className}`} value={value} closeOnClick>
      {children}
    </Base.RadioItem>
  );
}

/** Entries under a heading. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className={styles.label}>{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  );
}

export function MenuSeparator() {
  return <Base.Separator className={styles.separator} />;
}
