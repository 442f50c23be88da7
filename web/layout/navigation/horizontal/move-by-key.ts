import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Flyouts } from './use-flyouts';

/**
 * Handles the keys of a bar of flyouts. The arrows move along a list, and into and out of flyouts; Home and End go to
 * the ends of a list. Escape closes the flyout and goes back to its button. The controls themselves handle Enter and
 * the space bar.
 */
export function moveByKey(event: KeyboardEvent<HTMLElement>, flyouts: Flyouts): void {
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

const pathOf = (control: HTMLElement) => control.dataset.path?.split(' ') ?? [];

/** The controls of a list that the keyboard can reach, without its inner lists. */
function controlsOf(list: Element | null | undefined): HTMLElement[] {
  return list ? [...list.querySelectorAll<HTMLElement>(':scope > li > a[href], :scope > li > button:enabled')] : [];
}

/** Focuses the control `by` places further, around the ends. */
function focusBeside(list: Element, control: HTMLElement, by: number): void {
  const controls = controlsOf(list);
  controls.at((controls.indexOf(control) + by) % controls.length)?.focus();
}
