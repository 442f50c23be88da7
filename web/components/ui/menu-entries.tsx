import { Menu as Base } from '@base-ui/react/menu';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Stack, Text } from '../layout/layout';
import styles from './menu-entries.module.css';

interface MenuItemProps {
  Icon?: LucideIcon;
  /** Whether the action deletes or removes something. */
  isDanger?: boolean;
  disabled?: boolean;
  /** Why the action is not possible now. The entry is then off, and tells the reason. */
  motivo?: string;
  onClick?: () => unknown;
  keepsOpen?: boolean;
  className?: string;
  children: ReactNode;
}

/** An entry that runs an action; by default the menu closes. */
export function MenuItem({
  Icon,
  isDanger,
  disabled,
  motivo,
  onClick,
  keepsOpen = false,
  className = '',
  children,
}: MenuItemProps) {
  return (
    <Base.Item
      className={`${styles.item} ${className}`}
      data-danger={isDanger && !motivo}
      disabled={disabled || motivo !== undefined}
      closeOnClick={!keepsOpen}
      onClick={() => void onClick?.()}
    >
      {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
      {motivo === undefined ? (
        children
      ) : (
        <Stack as="span">
          <span>{children}</span>
          <Text size="sm" tone="soft">
            {motivo}
          </Text>
        </Stack>
      )}
    </Base.Item>
  );
}

interface MenuLinkProps {
  Icon?: LucideIcon;
  to: string;
  children: ReactNode;
}

/** An entry that leads to an address. */
export function MenuLink({ Icon, to, children }: MenuLinkProps) {
  return (
    <Base.LinkItem className={styles.item} closeOnClick render={<Link to={to} />}>
      {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
      {children}
    </Base.LinkItem>
  );
}

interface SubmenuItemProps {
  Icon: LucideIcon;
  /** The `view` of the menu that the entry opens. */
  to: string;
  onOpen: () => void;
  children: ReactNode;
}

/** An entry that shows another menu instead of this one. A submenu beside this menu would not fit on a phone. */
export function SubmenuItem({ Icon, to, onOpen, children }: SubmenuItemProps) {
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
  isDisabled?: boolean;
  className?: string;
  children: ReactNode;
}

/** An entry that can be on or off; the menu stays open. */
export function MenuCheckbox({ isChecked, onChange, isDisabled, className = '', children }: MenuCheckboxProps) {
  return (
    <Base.CheckboxItem
      className={`${styles.item} ${className}`}
      checked={isChecked}
      disabled={isDisabled}
      onCheckedChange={onChange}
    >
      {children}
    </Base.CheckboxItem>
  );
}

interface MenuRadiosProps<Value> {
  value: Value;
  /** Called only when the value changes. */
  onChange: (value: Value) => void;
  children: ReactNode;
}

/** A group of {@link MenuRadio}s, of which one is chosen. */
export function MenuRadios<Value>({ value, onChange, children }: MenuRadiosProps<Value>) {
  return (
    <Base.RadioGroup value={value} onValueChange={(next) => next !== value && onChange(next)}>
      {children}
    </Base.RadioGroup>
  );
}

/** A choice among several; the menu closes. */
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
