import { Menu as Base } from '@base-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
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
  /** {@link MenuItem}s and the like. */
  children: ReactNode;
}

/** A menu under a button. It costs nothing until it is first opened: a list may have thousands. */
export function Menu({ anchor, ...menu }: MenuProps) {
  const [lastAnchor, setLastAnchor] = useState(anchor);
  if (anchor && anchor !== lastAnchor) setLastAnchor(anchor);
  return lastAnchor && <OpenedMenu {...menu} anchor={lastAnchor} isOpen={anchor !== null} />;
}

function OpenedMenu({
  label,
  anchor,
  isOpen,
  align = 'start',
  onClose,
  className = '',
  children,
}: MenuProps & { isOpen: boolean }) {
  useFocusReturn(isOpen, focusable(anchor));
  const closeOnTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    onClose();
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
          <Base.Popup
            className={`${floating.surface} ${className}`}
            aria-label={label}
            finalFocus={false}
            onKeyDown={closeOnTab}
          >
            <Entries>{children}</Entries>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** The button, or the one in what holds it together with another. */
const focusable = (anchor: HTMLElement | null) =>
  anchor?.matches('button') ? anchor : anchor?.querySelector('button');

/** The focus begins on the entry that is chosen, or on the first one. */
function Entries({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const find = (selector: string) => list.current?.querySelector<HTMLElement>(selector);
    const first = find('[aria-checked="true"]') ?? find('[role^="menuitem"]:not([data-disabled])');
    first?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={list} className={floating.list}>
      {children}
    </div>
  );
}

interface MenuItemProps {
  Icon?: LucideIcon;
  /** It takes something away. */
  isDanger?: boolean;
  disabled?: boolean;
  onClick?: () => unknown;
  className?: string;
  children: ReactNode;
}

/** An entry that does something; the menu closes. */
export function MenuItem({ Icon, isDanger, disabled, onClick, className = '', children }: MenuItemProps) {
  return (
    <Base.Item
      className={`${styles.item} ${className}`}
      data-danger={isDanger}
      disabled={disabled}
      onClick={() => void onClick?.()}
    >
      {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
      {children}
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
