import type { ReactNode } from 'react';

/** `warn`, `danger` and `error` look the same, and so do `accent` and `secondary`. */
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

/** A question that is asked before an action. Parts that are left out get defaults. */
export interface ConfirmConfig {
  title?: string;
  message?: ReactNode;
  icon?: {
    show?: boolean;
    /** A name that {@link AppIcon} knows. */
    name?: string;
    color?: ConfirmColor;
  };
  actions?: { confirm?: ConfirmAction; cancel?: ConfirmAction };
  /** Escape or a click outside answers no. False by default: the person must press a button. */
  dismissible?: boolean;
}

/** A config with all its defaults filled in. */
export interface CompleteConfirmConfig {
  title: string;
  message: ReactNode;
  icon: Required<NonNullable<ConfirmConfig['icon']>>;
  actions: Record<'confirm' | 'cancel', Required<ConfirmAction>>;
  dismissible: boolean;
}

/**
 * Fills in the defaults, in English. The product's questions bring their own Spanish texts.
 * A question without buttons can always be dismissed, since nothing else closes it.
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
