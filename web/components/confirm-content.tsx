import { AppIcon } from './app-icon';
import type { CompleteConfirmConfig, ConfirmColor } from './confirm-config';
import styles from './confirm-dialog.module.css';
import { Text } from './layout/layout';
import type { StatusTone } from './status-chip';

const tones: Record<ConfirmColor, StatusTone> = {
  primary: 'primary',
  accent: 'indigo',
  secondary: 'indigo',
  warn: 'danger',
  danger: 'danger',
  error: 'danger',
  basic: 'neutral',
  info: 'info',
  success: 'success',
  warning: 'warning',
};

interface ConfirmContentProps {
  config: CompleteConfirmConfig;
  /** The ids of the title and the message start with it. */
  id: string;
  /** False for a sample that only shows the look of a question. */
  hasFocus?: boolean;
  onClose: (isConfirmed: boolean) => void;
}

/** The text of a confirmation and its two answers. The cancel button gets the focus. */
export function ConfirmContent({ config, id, hasFocus = true, onClose }: ConfirmContentProps) {
  const { title, message, icon, actions } = config;
  const { confirm, cancel } = actions;
  return (
    <>
      <div className={styles.content}>
        {icon.show && (
          <span className={styles.icon} data-tone={tones[icon.color]} data-color={icon.color}>
            <AppIcon name={icon.name} size={22} />
          </span>
        )}
        <Text as="div" shrinks breaks>
          <Text as="h2" size="lg" weight="strong" id={`${id}-title`}>
            {title}
          </Text>
          <Text as="div" marginTop={1} tone="soft" id={`${id}-message`}>
            {message}
          </Text>
        </Text>
      </div>
      {(cancel.show || confirm.show) && (
        <div className={styles.actions}>
          {cancel.show && (
            <button
              type="button"
              className={styles.cancel}
              data-tone={tones[cancel.color]}
              data-color={cancel.color}
              // biome-ignore lint/a11y/noAutofocus: the question was just asked, and this is its safe answer
              autoFocus={hasFocus}
              onClick={() => onClose(false)}
            >
              {cancel.label}
            </button>
          )}
          {confirm.show && (
            <button
              type="button"
              className={styles.confirm}
              data-tone={tones[confirm.color]}
              data-color={confirm.color}
              onClick={() => onClose(true)}
            >
              {confirm.label}
            </button>
          )}
        </div>
      )}
    </>
  );
}
