import { Checkbox } from '../../../../components/checkbox';
import { Input } from '../../../../components/ui/input';
import { Select } from '../../../../components/ui/select';
import styles from '../ejemplo.module.css';

interface ControlProps<Value> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
}

/** A text field of the builder. */
export function Texto({ label, value, onChange }: ControlProps<string>) {
  return <Input label={label} value={value} onChange={({ target }) => onChange(target.value)} />;
}

/** A choice among a few words. */
export function Eleccion<Value extends string>({
  label,
  value,
  options,
  onChange,
}: ControlProps<Value> & { options: readonly Value[] }) {
  return (
    <Select
      label={label}
      options={options.map((option) => ({ value: option, label: option }))}
      value={value}
      onChange={(next) => onChange(next as Value)}
    />
  );
}

export function Casilla({
  label,
  isOn,
  onChange,
}: {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <label className={styles.casilla}>
      <Checkbox checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
