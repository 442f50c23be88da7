import { useState } from 'react';
import { apiMessage } from '../../../api/api-message';
import type { PersonaDto, PersonaResumenDto } from '../../../api/generated/personas';
import { offerUndo } from '../../../components/offer-undo';
import { useToast } from '../../../components/toast-actions';
import { useUnionesMergeMutation, useUnionesUndoMutation } from '../publico/personas-api';

/** Merges a persona into another, and offers to undo it. */
export function useUnir(persona: PersonaDto, onMerged: () => void) {
  const toast = useToast();
  const [merge, { isLoading: isMerging }] = useUnionesMergeMutation();
  const [undo] = useUnionesUndoMutation();
  const [problem, setProblem] = useState<string | null>(null);

  const unir = async (otra: PersonaResumenDto) => {
    setProblem(null);
    try {
      const { uniones } = await merge({ id: persona.id, unirPersonaDto: { otraId: otra.id } }).unwrap();
      const union = uniones.find((one) => one.otra.id === otra.id);
      const said = `${otra.nombreCompleto} se unió con ${persona.nombreCompleto}`;
      if (union) offerUndo(toast, said, () => undo({ id: union.id }).unwrap());
      onMerged();
    } catch (error) {
      setProblem(apiMessage(error));
    }
  };

  return { unir, isMerging, problem };
}
