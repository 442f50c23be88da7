import { useObjectUrl } from '../../lib/use-object-url';
import { useContenido } from './use-contenido';

/**
 * Fetches a small picture of a file.
 * @param address undefined or null for no picture
 * @returns the address of the picture in the browser; undefined until it is loaded
 */
export function useMiniatura(address: string | null | undefined): string | undefined {
  const { content } = useContenido(address ?? null);
  const url = useObjectUrl(content);
  return content && url;
}
