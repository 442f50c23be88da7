import { useState } from 'react';

/** The state of an AgreementField. Call `check` when the form is sent. */
export function useAgreement(isSubmitting: boolean) {
  const [isChecked, setIsChecked] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  return {
    isChecked,
    /** Shows the missing checkbox, together with the errors of the other fields. */
    check: () => setIsMissing(!isChecked),
    field: { isChecked, isMissing: isMissing && !isChecked, isDisabled: isSubmitting, onChange: setIsChecked },
  };
}
