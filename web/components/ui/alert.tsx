import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Text } from '../layout/layout';
import styles from './alert.module.css';

const looks = {
  success: { Icon: CircleCheck, tone: 'success' },
  info: { Icon: Info, tone: 'info' },
  warning: { Icon: TriangleAlert, tone: 'warning' },
  error: { Icon: CircleAlert, tone: 'danger' },
};

interface AlertProps {
  severity: keyof typeof looks;
  /** A button beside the text. */
  action?: ReactNode;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A message beside the thing that it is about. Screen readers read it at once. */
export function Alert({ severity, action, ref, children }: AlertProps) {
  const { Icon, tone } = looks[severity];
  return (
    <div ref={ref} role="alert" className={styles.alert} data-tone={tone}>
      <Icon className={styles.icon} size={20} strokeWidth={1.75} aria-hidden="true" />
      <Text as="div" grow shrinks breaks>
        {children}
      </Text>
      {action}
    </div>
  );
}
