import styles from '../ejemplo.module.css';

interface ControlProps<Value> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
}

/** A text field of the builder, in the style of the guest pages. */
export function Texto({ label, value, onChange }: ControlProps<string>) {
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <input className="field-input" value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}

/** A choice among a few words. */
export function Eleccion<Value extends string>({
  label,
  value,
  options,
  onChange,
}: ControlProps<Value> & { options: readonly Value[] }) {
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <select className="field-input" value={value} onChange={(event) => onChange(event.target.value as Value)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
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
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
