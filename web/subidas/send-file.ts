import { apiCode } from '../api/api-message';
import type { SubidaEnPartesDto } from '../api/generated/subidas';
import type { Http, HttpRequest } from '../api/http';
import { HttpError } from '../api/http-error';
import { sendForm } from '../api/send-form';
import { newId } from '../lib/new-id';

/** The number of bytes in one request. A cut connection loses at most as many bytes. */
const partBytes = 4 * 1024 * 1024;

/**
 * The upload id of each file whose parts the server may have. When the file is sent again, only its missing parts are
 * sent.
 */
const started = new WeakMap<File, string>();

interface Following extends Required<Pick<HttpRequest, 'signal' | 'onUploadProgress'>> {
  /** Whether the arrived parts stay when the signal aborts the upload, since the file will be sent again. */
  isKept?: () => boolean;
}

/**
 * Sends a file by a form. Resolves to the answer. A large file goes in parts first, continuing with the parts that the
 * server lacks; the form then names the upload. When the signal aborts, the upload and its parts are discarded.
 * @param requestOf makes the form with a file: the given file, or an empty file of the same name in its place
 * @throws HttpError, which the caller shows
 */
export async function sendFile<Answer>(
  http: Http,
  file: File,
  requestOf: (file: File) => { url: string; form: FormData },
  following: Following,
): Promise<Answer> {
  const { signal, onUploadProgress } = following;
  if (file.size <= partBytes) {
    const { url, form } = requestOf(file);
    return sendForm<Answer>(http, url, form, { signal, onUploadProgress });
  }
  const id = await sendParts(http, file, following);
  const { url, form } = requestOf(new File([], file.name));
  const named = new FormData();
  // The server reads only the fields that come before the file.
  named.append('subida', id);
  named.append('subidaBytes', String(file.size));
  for (const [name, value] of form) named.append(name, value);
  const answer = await sendForm<Answer>(http, url, named, { signal });
  forget(http, file);
  return answer;
}

/** Sends the missing parts of a file to the server. @returns the id of the upload there */
async function sendParts(http: Http, file: File, { signal, onUploadProgress, isKept }: Following): Promise<string> {
  const known = started.get(file);
  const id = known ?? newId();
  const url = `/api/subidas/${id}`;
  let arrived = known ? await arrivedOf(http, url, signal) : 0;
  started.set(file, id);
  signal.addEventListener('abort', () => isKept?.() || forget(http, file), { once: true });
  while (arrived < file.size) {
    const from = arrived;
    const body = file.slice(from, from + partBytes);
    onUploadProgress(from / file.size);
    try {
      const { data } = await http.request<SubidaEnPartesDto>({
        url,
        method: 'PUT',
        params: { desde: from },
        body,
        signal,
        onUploadProgress: (fraction) => onUploadProgress((from + fraction * body.size) / file.size),
        options: { refreshFirst: true, skipErrorNotification: true },
      });
      arrived = data.recibidos;
    } catch (error) {
      if (apiCode(error) !== 'PARTE_FUERA_DE_LUGAR') throw error;
      // The part that was sent before the cut has arrived after all.
      arrived = await arrivedOf(http, url, signal);
    }
  }
  return id;
}

/** The number of bytes of a file that the server has. */
async function arrivedOf(http: Http, url: string, signal: AbortSignal): Promise<number> {
  try {
    const { data } = await http.request<SubidaEnPartesDto>({
      url,
      signal,
      options: { skipErrorNotification: true },
    });
    return data.recibidos;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return 0;
    throw error;
  }
}

/** Makes the server delete the parts. If this request is lost, the server deletes them after a day. */
function forget(http: Http, file: File): void {
  const id = started.get(file);
  if (!id) return;
  started.delete(file);
  const options = { skipErrorNotification: true, isBackground: true };
  http.request({ url: `/api/subidas/${id}`, method: 'DELETE', options }).catch(() => undefined);
}
