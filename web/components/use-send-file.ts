import { useCallback, useEffect, useRef } from 'react';
import { sendForm } from '../api/send-form';
import { useServices } from '../store/hooks';

interface WithFile {
  /** Fields that the server reads before the file. */
  campos?: readonly (readonly [name: string, value: string])[];
  /** With the same key, what was done is not done again. */
  key?: string;
  /** From 0 to 1. At 1 the server reads the file. */
  onProgress?: (part: number) => void;
}

/** Sends a file that is looked at or imported. The next one aborts it, as does leaving the page. */
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
