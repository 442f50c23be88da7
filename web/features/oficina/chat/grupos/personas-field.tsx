import type { Ref } from 'react';
import { Avatar } from '../../../../components/avatar';
import { ChipsCombobox } from '../../../../components/ui/chips-combobox';
import { byId } from '../../../../lib/by-id';
import type { Contact } from '../chat-api';

interface PersonasFieldProps {
  label: string;
  /** The people who can be chosen. */
  contacts: readonly Contact[];
  value: readonly string[];
  onChange: (ids: string[]) => void;
  onBlur?: () => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** Chooses members by their names. */
export function PersonasField({ contacts, value, ...field }: PersonasFieldProps) {
  const known = byId(contacts);
  const nameOf = (id: string) => known.get(id)?.name ?? '';
  return (
    <ChipsCombobox
      {...field}
      required
      emptyText="No hay nadie más"
      placeholder={value.length === 0 ? 'Busque por nombre' : ''}
      options={contacts.map(({ id }) => id)}
      values={value}
      toLabel={nameOf}
      renderOption={(id) => (
        <>
          <Avatar id={id} name={nameOf(id)} avatar={known.get(id)?.avatar} />
          {nameOf(id)}
        </>
      )}
    />
  );
}
