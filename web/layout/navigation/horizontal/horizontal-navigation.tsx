import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { NavigationItem } from '../navigation-item';
import { HorizontalItem } from './horizontal-item';
import styles from './horizontal-navigation.module.css';
import { type Flyouts, useFlyouts } from './use-flyouts';

/** The main navigation as a bar. Its entries open their own entries below, and deeper entries beside. */
export function HorizontalNavigation({ items }: { items: NavigationItem[] }) {
  const nav = useRef<HTMLElement>(null);
  const flyouts = useFlyouts(nav);
  const entries = items.filter(({ type }) => type !== 'divider' && type !== 'spacer');

  return (
    <nav
      ref={nav}
      className={styles.nav}
      aria-label="Navegación principal"
      onKeyDown={(event) => moveByKey(event, flyouts)}
      onBlur={({ relatedTarget }) => relatedTarget && !nav.current?.contains(relatedTarget) && flyouts.openOnly([])}
    >
      <ul className={styles.bar}>
        {entries.map((item) => (
          <HorizontalItem key={item.id} item={item} path={[item.id]} flyouts={flyouts} />
        ))}
      </ul>
    </nav>
  );
}

/**
 * Handles the keys of a bar of flyouts. The arrows move along a list, and into and out of flyouts; Home and End go to
 * the ends of a list. Escape closes the flyout and goes back to its button. The controls themselves handle Enter and
 * the space bar.
 */
function moveByKey(event: KeyboardEvent<HTMLElement>, flyouts: Flyouts): void {
  const control = (event.target as Element).closest<HTMLElement>('a, button');
  const list = control?.closest('ul');
  if (!control || !list) return;
  const bar = event.currentTarget.querySelector('ul');
  const isBar = list === bar;
  const owner = isBar ? null : list.parentElement?.querySelector<HTMLElement>(':scope > button');

  const enter = () => {
    if (!control.dataset.path) return false;
    flushSync(() => flyouts.openOnly(pathOf(control)));
    controlsOf(control.parentElement?.querySelector('ul')).at(0)?.focus();
    return true;
  };
  const leave = () => {
    const opener = isBar ? control : owner;
    if (!opener?.dataset.path) return;
    flushSync(() => flyouts.openOnly(pathOf(opener).slice(0, -1)));
    opener.focus();
  };
  const step = (by: number) => focusBeside(list, control, by);
  /** Focuses the neighbour of the bar's entry that contains the control. */
  const stepBar = (by: number) => {
    const top = [...(bar?.children ?? [])].find((entry) => entry.contains(control));
    const origin = top?.querySelector<HTMLElement>(':scope > a, :scope > button');
    if (!bar || !origin) return;
    flushSync(() => flyouts.openOnly([]));
    focusBeside(bar, origin, by);
  };

  const moves: Record<string, () => unknown> = {
    ArrowRight: () => (isBar ? stepBar(1) : enter() || stepBar(1)),
    ArrowLeft: () => (isBar ? stepBar(-1) : owner?.closest('ul') === bar ? stepBar(-1) : leave()),
    ArrowDown: () => (isBar ? enter() : step(1)),
    ArrowUp: () => (isBar ? undefined : step(-1)),
    Home: () => controlsOf(list).at(0)?.focus(),
    End: () => controlsOf(list).at(-1)?.focus(),
    Escape: leave,
  };
  const move = moves[event.key];
  if (!move) return;
  event.preventDefault();
  move();
}

/** The controls of a list that the keyboard can reach, without its inner lists. */
function controlsOf(list: Element | null | undefined): HTMLElement[] {
  return list ? [...list.querySelectorAll<HTMLElement>(':scope > li > a[href], :scope > li > button:enabled')] : [];
}

/** Focuses the control `by` places further, around the ends. */
function focusBeside(list: Element, control: HTMLElement, by: number): void {
  const controls = controlsOf(list);
  controls.at((controls.indexOf(control) + by) % controls.length)?.focus();
}

const pathOf = (control: HTMLElement) => control.dataset.path?.split(' ') ?? [];
