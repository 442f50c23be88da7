import type { LucideIcon } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { HintButton } from './hint-button';
import type { PanelProps } from './late-panel';
import styles from './panel-button.module.css';

interface PanelButtonProps {
  label: string;
  Icon: LucideIcon;
  /** Fetches the panel's code. */
  preload: () => void;
  /** A number that is shown as a badge when it is not zero. The label says it in words. */
  count?: number;
  className?: string;
  /** What stands beside or under the icon. Without it the label is only a hint. */
  name?: ReactNode;
  /** The keys that press the button, in the format of `aria-keyshortcuts`. */
  shortcuts?: string;
  ref?: Ref<HTMLButtonElement>;
  /** The panel, while it is open. */
  children: (props: PanelProps) => ReactNode;
}

/** A button of the top bar that opens a panel. Pointing at it or focusing it fetches the panel's code. */
export function PanelButton({ Icon, preload, count = 0, shortcuts, name, children, ...button }: PanelButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <HintButton
        {...button}
        hintAlign="end"
        aria-haspopup="dialog"
        aria-keyshortcuts={shortcuts}
        aria-expanded={anchor !== null}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon size={name ? 20 : 18} strokeWidth={1.75} aria-hidden="true" />
        {name}
        {count > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </HintButton>
      {anchor && children({ anchor, onClose: () => setAnchor(null) })}
    </>
  );
}
