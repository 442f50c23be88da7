import { useCallback, useEffect, useRef } from 'react';
import { sendForm } from '../api/send-form';
import { useServices } from '../store/hooks';

interface WithFile {
  /** Form fields that are sent before the file, for the server to read first. */
  campos?: readonly (readonly [name: string, value: string])[];
  /** The idempotency key: with the same key, the server does the work only once. */
  key?: string;
  /** Called with the progress, from 0 to 1. At 1 the server reads the file. */
  onProgress?: (part: number) => void;
}

/**
 * Gives a function that sends a file to be checked or imported. The next file aborts the request; so does leaving the
 * page.
 */
export function useSendFile() {
  const { http } = useServices();
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  return useCallback(
    <Answer>(url: string, file: File, { campos = [], key, onProgress }: WithFile = {}): Promise<Answer> => {
      leaving.current?.abort();
      leaving.current = new AbortController();
      const body = new FormData();
      for (const [name, value] of campos) body.append(name, value);
      body.append('archivo', file, file.name);
      return sendForm<Answer>(http, url, body, {
        headers: key ? { 'Idempotency-Key': key } : {},
        signal: leaving.current.signal,
        onUploadProgress: onProgress,
      });
    },
    [http],
  );
}
