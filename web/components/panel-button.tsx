import type { LucideIcon } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { HintButton } from './hint-button';
import styles from './panel-button.module.css';

export interface PanelProps {
  /** The button that the panel belongs to. */
  anchor: HTMLElement;
  onClose: () => void;
}

type Load = () => Promise<ComponentType<PanelProps>>;

/** A panel that is fetched when it is about to be needed. */
export function latePanel(load: Load) {
  return { Panel: lazy(async () => ({ default: await load() })), preload: () => void load().catch(() => undefined) };
}

interface PanelButtonProps {
  label: string;
  Icon: LucideIcon;
  panel: ReturnType<typeof latePanel>;
  /** Shown as a badge when there are any; the label says it in words. */
  count?: number;
  className?: string;
}

/** An icon of the top bar that opens a panel. Pointing at it or reaching it by keyboard brings the panel's code. */
export function PanelButton({ label, Icon, panel: { Panel, preload }, count = 0, className }: PanelButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <HintButton
        label={label}
        hintAlign="end"
        className={className}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        {count > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </HintButton>
      {anchor && (
        <Suspense>
          <Panel anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
