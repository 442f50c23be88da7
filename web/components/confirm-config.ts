import type { ReactNode } from 'react';

/** What a colour says: `warn`, `danger` and `error` are one, and so are `accent` and `secondary`. */
export type ConfirmColor =
  | 'primary'
  | 'accent'
  | 'secondary'
  | 'warn'
  | 'danger'
  | 'basic'
  | 'info'
  | 'success'
  | 'warning'
  | 'error';

interface ConfirmAction {
  show?: boolean;
  label?: string;
  color?: ConfirmColor;
}

/** A question before something happens, as the specification has it; whatever is left out has a default. */
export interface ConfirmConfig {
  title?: string;
  message?: ReactNode;
  icon?: {
    show?: boolean;
    /** As {@link AppIcon} knows it. */
    name?: string;
    color?: ConfirmColor;
  };
  actions?: { confirm?: ConfirmAction; cancel?: ConfirmAction };
  /** Whether Escape or a click outside means no. Off: a decision is asked for. */
  dismissible?: boolean;
}

/** A config with nothing left out. */
export interface CompleteConfirmConfig {
  title: string;
  message: ReactNode;
  icon: Required<NonNullable<ConfirmConfig['icon']>>;
  actions: Record<'confirm' | 'cancel', Required<ConfirmAction>>;
  dismissible: boolean;
}

/**
 * Adds the defaults, which the specification quotes in English; the product's own questions bring their words.
 * One without buttons can always be dismissed, or nobody would get out of it.
 */
export function completeConfirm({ icon, actions, ...config }: ConfirmConfig = {}): CompleteConfirmConfig {
  const confirm = { show: true, label: 'Confirm', color: 'warn' as const, ...actions?.confirm };
  const cancel = { show: true, label: 'Cancel', color: 'basic' as const, ...actions?.cancel };
  return {
    title: 'Confirm action',
    message: 'Are you sure you want to confirm this action?',
    ...config,
    icon: { show: true, name: 'heroicons_outline:exclamation-triangle', color: 'warn', ...icon },
    actions: { confirm, cancel },
    dismissible: config.dismissible || !(confirm.show || cancel.show),
  };
}
