import { useEffect } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseControllerReturn,
  useController,
} from 'react-hook-form';
import { linesOf, nameField } from '../../autosave/named-fields';
import { useTypedHere } from '../../lib/typed-here';

interface FormField<Values extends FieldValues, Name extends FieldPath<Values>> {
  control: Control<Values>;
  name: Name;
  label?: string | undefined;
  /** Gives words for a value that is a code or an id. */
  toWords?: (value: FieldPathValue<Values, Name>) => string;
}

/**
 * A field of a form. While it has a change, the product takes no part of the page away, since that would lose it. The
 * typed value can be shown by the field's name after the form is lost.
 */
export function useFormField<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  label,
  toWords,
}: FormField<Values, Name>): UseControllerReturn<Values, Name> {
  const controller = useController({ control, name });
  const { value } = controller.field;
  useTypedHere(controller.fieldState.isDirty, () => linesOf(control, { [name]: value }));
  useEffect(() => {
    if (label) nameField(control, name, { label, toWords: toWords as ((value: unknown) => string) | undefined });
  });
  return controller;
}
