import { useState } from 'react';
import { apiMessage } from '../../../../api/api-message';
import type {
  PersonaDto,
  PersonaResumenDto,
  UnionDeshechaDto,
  UnirPersonaDto,
} from '../../../../api/generated/personas';
import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import { useUnionesMergeMutation, useUnionesUndoMutation } from '../publico/personas-api';
import { noVolvieronTexto } from './no-volvieron';

/** Merges a persona into another, and offers to undo it. */
export function useUnir(persona: PersonaDto, onMerged: () => void) {
  const toast = useToast();
  const [merge, { isLoading: isMerging }] = useUnionesMergeMutation();
  const [undo] = useUnionesUndoMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const sayLeft = (undone: UnionDeshechaDto) => {
    const text = noVolvieronTexto(undone);
    if (text) toast(text, { severity: 'warning' });
  };

  const unir = async (otra: PersonaResumenDto, tomar: UnirPersonaDto['tomar']) => {
    setProblem(null);
    try {
      const { uniones } = await merge({ id: persona.id, unirPersonaDto: { otraId: otra.id, tomar } }).unwrap();
      const union = uniones.find((one) => one.otra.id === otra.id);
      const said = `${otra.nombreCompleto} se unió con ${persona.nombreCompleto}`;
      if (union) offerUndo(toast, said, async () => sayLeft(await undo({ id: union.id }).unwrap()));
      onMerged();
    } catch (error) {
      setProblem(apiMessage(error));
    }
  };

  return { unir, isMerging, problem };
}
