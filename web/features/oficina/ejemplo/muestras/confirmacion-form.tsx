import { Checkbox } from '../../../../components/checkbox';
import type { CompleteConfirmConfig, ConfirmColor } from '../../../../components/confirm-config';
import { Row } from '../../../../components/layout/layout';
import { Input } from '../../../../components/ui/input';
import { Select } from '../../../../components/ui/select';
import styles from '../ejemplo.module.css';

const colores: ConfirmColor[] = ['primary', 'accent', 'warn', 'basic', 'info', 'success', 'warning', 'error'];
const iconos = ['exclamation-triangle', 'exclamation-circle', 'information-circle', 'check-circle', 'trash', 'flag'];

interface ConfirmacionFormProps {
  config: CompleteConfirmConfig;
  onChange: (config: CompleteConfirmConfig) => void;
}

/** A control for each part of a confirmation's config. */
export function ConfirmacionForm({ config, onChange }: ConfirmacionFormProps) {
  const { icon, actions } = config;
  const change = (changes: Partial<CompleteConfirmConfig>) => onChange({ ...config, ...changes });
  const changeIcon = (changes: Partial<typeof icon>) => change({ icon: { ...icon, ...changes } });
  const changeAction = (name: keyof typeof actions, changes: Partial<typeof actions.confirm>) =>
    change({ actions: { ...actions, [name]: { ...actions[name], ...changes } } });

  return (
    <form className={styles.opciones} onSubmit={(event) => event.preventDefault()}>
      <Texto label="Título" value={config.title} onChange={(title) => change({ title })} />
      <Texto label="Mensaje" value={String(config.message)} onChange={(message) => change({ message })} />
      <fieldset>
        <legend>Icono</legend>
        <Casilla label="Mostrar" isOn={icon.show} onChange={(show) => changeIcon({ show })} />
        <Eleccion
          label="Dibujo"
          value={icon.name.split(':').at(-1) ?? ''}
          options={iconos}
          onChange={(name) => changeIcon({ name: `heroicons_outline:${name}` })}
        />
        <Eleccion label="Color" value={icon.color} options={colores} onChange={(color) => changeIcon({ color })} />
      </fieldset>
      {(['confirm', 'cancel'] as const).map((name) => (
        <fieldset key={name}>
          <legend>{name === 'confirm' ? 'Botón que confirma' : 'Botón que cancela'}</legend>
          <Casilla label="Mostrar" isOn={actions[name].show} onChange={(show) => changeAction(name, { show })} />
          <Texto label="Texto" value={actions[name].label} onChange={(label) => changeAction(name, { label })} />
          <Eleccion
            label="Color"
            value={actions[name].color}
            options={colores}
            onChange={(color) => changeAction(name, { color })}
          />
        </fieldset>
      ))}
      <Casilla
        label="Se puede cerrar con Escape o tocando afuera"
        isOn={config.dismissible}
        onChange={(dismissible) => change({ dismissible })}
      />
    </form>
  );
}

interface ControlProps<Value> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
}

/** A text field of the builder. */
function Texto({ label, value, onChange }: ControlProps<string>) {
  return <Input label={label} value={value} onChange={({ target }) => onChange(target.value)} />;
}

/** A choice among a few words. */
function Eleccion<Value extends string>({
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

function Casilla({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <Row as="label" gap={2} align="center" minHeight={44}>
      <Checkbox checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </Row>
  );
}
