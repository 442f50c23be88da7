import type { Http, HttpRequest } from './http';

/** Sends a form with files. Resolves to the answer. @throws HttpError, which the caller shows */
export async function sendForm<Answer>(
  http: Http,
  url: string,
  body: FormData,
  more: Pick<HttpRequest, 'headers' | 'signal' | 'onUploadProgress'> = {},
): Promise<Answer> {
  const { data } = await http.request<Answer>({
    url,
    method: 'POST',
    body,
    ...more,
    // An expired token during a long upload would make the client send the file twice.
    options: { refreshFirst: true, skipErrorNotification: true },
  });
  return data;
}
