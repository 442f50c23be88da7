import type { ComponentProps } from 'react';
import { Missing, noEncontrado } from '../../../../components/missing';
import { useEliminado } from './papelera-api';
import { RecuperarButton } from './recuperar-button';

interface NoEncontradoProps extends Pick<ComponentProps<typeof Missing>, 'Icon' | 'back' | 'children'> {
  /** The id in the address. */
  id: string;
  que: Parameters<typeof noEncontrado>[0];
  /** It was shown here, so somebody deleted it. */
  wasThere?: boolean;
}

/** Shown at the address of something that is not there. It is called deleted only where that is known. */
export function NoEncontrado({ id, que, wasThere = false, ...missing }: NoEncontradoProps) {
  const deleted = useEliminado(id);
  const words = deleted || wasThere ? eliminado(que, deleted !== undefined) : noEncontrado(que);
  return <Missing {...missing} {...words} action={deleted && <RecuperarButton deleted={deleted} />} />;
}

const eliminado = (que: string, isInPapelera: boolean) => ({
  title: `Se eliminó ${que}`,
  text: isInPapelera ? 'Se puede recuperar durante un día.' : undefined,
});
