import { type RefObject, useEffect } from 'react';
import type { Http } from '../../../../../api/http';
import { useServices } from '../../../../../store/hooks';

/** How many pictures are fetched at a time. The server serves a person at most four. */
const together = 3;

export interface Imagenes {
  /** The address of the mail in the API. */
  base: string;
  /** Whether pictures from outside are fetched too. */
  conRemotas: boolean;
}

/**
 * Fetches the pictures of a mail into its frame, with the session's token: pictures that came in the mail, and, once
 * the person asked for them, pictures from outside.
 * @param drawn changes when the frame was written again
 */
export function useImagenes(
  frame: RefObject<HTMLIFrameElement | null>,
  drawn: string,
  { base, conRemotas }: Imagenes,
): void {
  const { http } = useServices();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn has other pictures
  useEffect(() => {
    const leaving = new AbortController();
    const pictures = frame.current?.contentDocument?.querySelectorAll<HTMLImageElement>('img:not([src])');
    const left = [...(pictures ?? [])].flatMap((picture) => wantedOf(picture, base, conRemotas) ?? []);
    const work = async () => {
      for (let next = left.shift(); next && !leaving.signal.aborted; next = left.shift()) {
        await show(http, next, leaving.signal);
      }
    };
    for (let n = 0; n < together; n++) void work();
    const retry = (event: Event) => {
      const picture = (event.target as Element).closest('button')?.previousElementSibling;
      const again = picture && wantedOf(picture as HTMLImageElement, base, conRemotas);
      if (!again) return;
      // The button may be inside a link, which must not open.
      event.preventDefault();
      void show(http, again, leaving.signal);
    };
    frame.current?.contentDocument?.addEventListener('click', retry, { signal: leaving.signal });
    return () => leaving.abort();
  }, [http, drawn, base, conRemotas]);
}

/** Frees the pictures of a text that is no longer shown. */
export function forgetImagenes(main: HTMLElement): void {
  for (const { src } of main.querySelectorAll('img')) URL.revokeObjectURL(src);
}

interface Wanted {
  picture: HTMLImageElement;
  url: string;
  params?: { url: string };
}

function wantedOf(picture: HTMLImageElement, base: string, conRemotas: boolean): Wanted | null {
  const { remota, adjunto } = picture.dataset;
  if (adjunto) return { picture, url: `${base}/adjuntos/${encodeURIComponent(adjunto)}/contenido` };
  return remota && conRemotas ? { picture, url: `${base}/imagen`, params: { url: remota } } : null;
}

const failed = 'La imagen no se pudo cargar.';

async function show(http: Http, { picture, url, params }: Wanted, signal: AbortSignal): Promise<void> {
  if (picture.nextElementSibling?.tagName === 'BUTTON') picture.nextElementSibling.remove();
  try {
    const options = { skipErrorNotification: true };
    const { data } = await http.request<Blob>({ url, params, answer: 'blob', signal, options });
    if (signal.aborted) return;
    picture.src = URL.createObjectURL(data);
    await picture.decode();
    if (picture.title === failed) picture.removeAttribute('title');
  } catch {
    picture.removeAttribute('src');
    if (signal.aborted) return;
    picture.title = failed;
    // A mail has no buttons of its own: the sanitiser removes them.
    const button = picture.ownerDocument.createElement('button');
    button.type = 'button';
    button.textContent = 'Reintentar';
    button.ariaLabel = picture.alt ? `Reintentar la imagen «${picture.alt}»` : 'Reintentar la imagen';
    picture.after(button);
  }
}
