import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useToast } from '../../../../components/toast-actions';

interface AlContactoProps {
  id: string;
  /** Why there is no dialog; without it nothing is said. */
  reason?: string;
}

/** Shows a contact in place of a dialog that is not for it. */
export function AlContacto({ id, reason }: AlContactoProps) {
  const { search } = useLocation();
  const toast = useToast();
  useEffect(() => {
    if (reason) toast(reason, { severity: 'info' });
  }, [toast, reason]);
  return <Navigate replace to={`/apps/contacts/${id}${search}`} />;
}

/** Said of a contact that would become another persona. */
export const yaEsPersona = 'El contacto ya es una persona registrada: quite primero ese vínculo';
