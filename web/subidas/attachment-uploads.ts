import { apiMessage } from '../api/api-message';
import type { ApiDispatch } from '../api/empty-api';
import type { AppServices } from '../api/services';
import { mayUploadAgain } from '../api/upload-again';
import type { AdjuntoNuevo } from '../components/adjuntos/adjuntos-nuevos';
import { newId } from '../lib/new-id';
import { sendFile } from './send-file';
import { sendThroughCuts } from './send-through-cuts';

interface Sending<Answer> {
  /** Gives the address for a try. It may first create the thing that gets the file. */
  urlOf: () => string | Promise<string>;
  /** Form fields that the server reads before the file. */
  campos?: Readonly<Record<string, string>>;
  /** Shows how far the upload is, or why it failed. */
  change: (changes: Partial<Pick<AdjuntoNuevo, 'progreso' | 'problema' | 'puedeReintentar' | 'isCortada'>>) => unknown;
  onSent: (answer: Answer) => unknown;
  /** Called after a failure, which `change` has shown. */
  onFailed?: (error: unknown, file: File) => void;
  /** Runs the upload when its turn comes. Without it, the upload runs at once. */
  inTurn?: (work: () => Promise<void>) => Promise<void>;
}

/**
 * The files of texts that are being written. Each is sent when it is added, and sent again on request. The store holds
 * only serializable values, so the files are here, by the ids of their attachments.
 */
export class AttachmentUploads {
  private readonly files = new Map<string, File>();
  private readonly requests = new Map<string, AbortController>();

  readonly areRunning = (): boolean => this.requests.size > 0;

  isRunning(id: string): boolean {
    return this.requests.has(id);
  }

  /** Takes a file. @returns its attachment, of which nothing is uploaded yet */
  add(file: File): AdjuntoNuevo {
    const id = newId();
    this.files.set(id, file);
    return { id, nombre: file.name, bytes: file.size, progreso: 0, problema: null };
  }

  /** Uploads a file, for the first time or after a failure. After a broken connection the upload resumes by itself. */
  readonly send =
    <Answer>(
      id: string,
      { urlOf, campos = {}, change, onSent, onFailed, inTurn = (work) => work() }: Sending<Answer>,
    ) =>
    async (dispatch: ApiDispatch, _getState: () => object, { http }: AppServices): Promise<void> => {
      const file = this.files.get(id);
      if (!file || this.requests.has(id)) return;
      const leaving = new AbortController();
      this.requests.set(id, leaving);
      change({ progreso: 0, problema: null });
      const { signal } = leaving;
      const send = async () => {
        const url = await urlOf();
        signal.throwIfAborted();
        const requestOf = (sent: File) => {
          const form = new FormData();
          for (const [name, value] of Object.entries(campos)) form.append(name, value);
          form.append('archivos', sent, sent.name);
          return { url, form };
        };
        const onUploadProgress = (progreso: number) => change({ progreso });
        return sendFile<Answer>(http, file, requestOf, { signal, onUploadProgress });
      };
      const onWaiting = (isCortada: boolean) => change({ progreso: 0, isCortada });
      await inTurn(async () => {
        try {
          const answer = await dispatch(sendThroughCuts(file, send, { signal, onWaiting }));
          this.files.delete(id);
          await onSent(answer);
        } catch (error) {
          if (signal.aborted) return;
          change({ problema: apiMessage(error), puedeReintentar: mayUploadAgain(error) });
          onFailed?.(error, file);
        } finally {
          this.requests.delete(id);
        }
      });
    };

  /** Forgets a file. Without it the upload is not retried; a running upload continues. */
  forget(id: string): void {
    this.files.delete(id);
  }

  /** Forgets a file, and ends its upload. */
  remove(id: string): void {
    this.files.delete(id);
    this.requests.get(id)?.abort();
  }

  removeAll(): void {
    for (const id of [...this.files.keys(), ...this.requests.keys()]) this.remove(id);
  }
}
