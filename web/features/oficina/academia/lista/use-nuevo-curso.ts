import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { apiMessage } from '../../../../api/api-message';
import { useToast } from '../../../../components/toast-actions';
import { newId } from '../../../../lib/new-id';
import { useCursosCreateMutation } from '../academia-api';

/** Begins a course of the cuenta, and opens it to be written. All attempts send the same id, so it is created once. */
export function useNuevoCurso() {
  const navigate = useNavigate();
  const toast = useToast();
  const [id] = useState(newId);
  const [create, { isLoading }] = useCursosCreateMutation();
  const crear = async () => {
    try {
      await create({ nuevoCursoDto: { id, title: 'Curso sin título' } }).unwrap();
      await navigate(`/apps/academy/${id}/editar`);
    } catch (error) {
      toast(apiMessage(error), { severity: 'error' });
    }
  };
  return { crear, isCreating: isLoading };
}
