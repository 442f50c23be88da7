import { ChevronLeft } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './user-menu.module.css';

interface UserMenuListProps {
  label: string;
  /** What has the focus first, as a selector; the first item if there is no such thing. */
  firstFocus?: string;
  /** Leads to the menu that this one came from. */
  onBack?: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A menu by the keyboard's rules: arrows, Home, End and first letters move, right opens a further one, left leads back. */
export function UserMenuList({ label, firstFocus, onBack, onClose, children }: UserMenuListProps) {
  const menu = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens
  useLayoutEffect(() => {
    const first = firstFocus && menu.current?.querySelector<HTMLElement>(firstFocus);
    (first || itemsOf(menu.current)[0])?.focus();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const items = itemsOf(menu.current);
    const at = items.indexOf(document.activeElement as HTMLElement);
    const next = nextItem(event.key, items, at);
    if (next) next.focus();
    else if (event.key === 'ArrowRight' && items[at]?.ariaHasPopup) items[at].click();
    else if (event.key === 'ArrowLeft') onBack?.();
    else if (event.key === 'Tab') onClose();
    else return;
    event.preventDefault();
  };

  return (
    <div ref={menu} className={styles.list} role="menu" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
      {onBack && (
        <button type="button" role="menuitem" tabIndex={-1} className={styles.back} onClick={onBack}>
          <ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />
          <span className="visually-hidden">Volver desde </span>
          {label}
        </button>
      )}
      {children}
    </div>
  );
}

function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])') ?? [])];
}

function nextItem(key: string, items: HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at - 1) ?? items.at(-1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (!/^\p{L}$/u.test(key)) return undefined;
  const others = [...items.slice(at + 1), ...items.slice(0, at)];
  return others.find(({ textContent }) => textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
}
