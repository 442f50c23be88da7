import type { Tag } from './tag';
import { TagButton } from './tag-button';
import { TagChips } from './tag-chips';
import type { TagPickerProps } from './tag-picker';

interface TagsFieldProps extends Omit<TagPickerProps, 'selected' | 'onToggle'> {
  /** The ids of the chosen tags. */
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** The chosen tags as chips, and a button to choose and change tags. */
export function TagsField({ tags, value, onChange, ...picker }: TagsFieldProps) {
  const toggle = ({ id }: Tag, isSelected: boolean) =>
    onChange(isSelected ? [...value, id] : value.filter((one) => one !== id));
  return (
    <>
      <TagChips tags={tags.filter(({ id }) => value.includes(id))} onRemove={(tag) => toggle(tag, false)} />
      <TagButton tags={tags} selected={value} onToggle={toggle} {...picker} />
    </>
  );
}
