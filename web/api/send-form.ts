import type { Http, HttpRequest } from './http';

/** Sends a form with files, and gives the answer. @throws HttpError, which the caller shows */
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
    // If the token expired during a long upload, the file would be sent twice.
    options: { refreshFirst: true, skipErrorNotification: true },
  });
  return data;
}
