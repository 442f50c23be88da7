import { Switch as Base } from '@base-ui/react/switch';
import { useId } from 'react';
import field from './field.module.css';
import styles from './switch.module.css';

interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (isOn: boolean) => void;
  error?: string;
  /** Shown below the switch while there is no error. */
  help?: string;
}

/** A switch with its label beside it. */
export function Switch({ label, checked, onChange, error, help }: SwitchProps) {
  const id = useId();
  return (
    <div className={field.field}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch has an input of its own */}
      <label className={styles.row}>
        <Base.Root className={styles.track} checked={checked} onCheckedChange={onChange} aria-describedby={id}>
          <Base.Thumb className={styles.thumb} />
        </Base.Root>
        {label}
      </label>
      <p id={id} className={field.help} data-error={error !== undefined}>
        {error ?? help}
      </p>
    </div>
  );
}
