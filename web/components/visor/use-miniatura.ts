import { useObjectUrl } from '../../lib/use-object-url';
import { useContenido } from './use-contenido';

/** Shows a small picture of a file. @param address undefined and null for none @returns undefined until it is there */
export function useMiniatura(address: string | null | undefined): string | undefined {
  const { content } = useContenido(address ?? null);
  const url = useObjectUrl(content);
  return content && url;
}
