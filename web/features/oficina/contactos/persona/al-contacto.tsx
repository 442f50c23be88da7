import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useToast } from '../../../../components/toast-actions';

interface AlContactoProps {
  id: string;
  /** Why the dialog is not shown; without a reason no toast is shown. */
  reason?: string;
}

/** Goes to the contact instead of a dialog that does not apply to it. */
export function AlContacto({ id, reason }: AlContactoProps) {
  const { search } = useLocation();
  const toast = useToast();
  useEffect(() => {
    if (reason) toast(reason, { severity: 'info' });
  }, [toast, reason]);
  return <Navigate replace to={`/apps/contacts/${id}${search}`} />;
}

/** The toast for a contact that is linked to another persona already. */
export const yaEsPersona = 'El contacto ya es una persona registrada: quite primero ese vínculo';
