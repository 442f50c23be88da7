import { CheckMark } from '../check-mark';
import { Text } from '../layout/layout';
import { Menu } from '../ui/menu';
import { MenuCheckbox, MenuItem, MenuRadio, MenuRadios } from '../ui/menu-entries';
import type { FilterOption } from './filter-button';
import styles from './filter-button.module.css';

interface FilterPanelProps {
  label: string;
  /** The button of the open menu; null while the menu is closed. */
  anchor: HTMLElement | null;
  options: FilterOption[] | undefined;
  values: string[];
  isMultiple: boolean;
  onChange: (values: string[]) => void;
  onClose: () => void;
}

/** The choices of a filter, loaded when a filter is first opened. */
export function FilterPanel({ label, anchor, options, values, isMultiple, onChange, onClose }: FilterPanelProps) {
  const toggle = (value: string, isChosen: boolean) =>
    onChange(isChosen ? [...values, value] : values.filter((one) => one !== value));

  return (
    <Menu label={label} anchor={anchor} onClose={onClose} className={styles.panel}>
      {isMultiple ? (
        options?.map((option) => (
          <MenuCheckbox
            key={option.value}
            isChecked={values.includes(option.value)}
            onChange={(isChosen) => toggle(option.value, isChosen)}
          >
            <Choice option={option} kind="many" isChosen={values.includes(option.value)} />
          </MenuCheckbox>
        ))
      ) : (
        <MenuRadios value={values[0] ?? null} onChange={(value) => value !== null && onChange([value])}>
          {options?.map((option) => (
            <MenuRadio key={option.value} value={option.value}>
              <Choice option={option} kind="one" isChosen={option.value === values[0]} />
            </MenuRadio>
          ))}
        </MenuRadios>
      )}
      {!options && <MenuItem disabled>Cargando...</MenuItem>}
      {options?.length === 0 && <MenuItem disabled>No hay ninguna todavía</MenuItem>}
    </Menu>
  );
}

interface ChoiceProps {
  option: FilterOption;
  kind: 'one' | 'many';
  isChosen: boolean;
}

function Choice({ option: { label, content, hint }, kind, isChosen }: ChoiceProps) {
  return (
    <>
      <CheckMark kind={kind} isChosen={isChosen} />
      {content ?? label}
      {hint && (
        <Text padLeft={3} marginLeft="auto" size="xs" tone="faint" numeric>
          {hint}
        </Text>
      )}
    </>
  );
}
