import type { Namespace } from 'socket.io';
import { ClusterAdapterWithHeartbeat, type ClusterMessage, type ClusterResponse } from 'socket.io-adapter';

/** Carries the messages between Socket.IO's servers as texts. */
export class TextAdapter extends ClusterAdapterWithHeartbeat {
  constructor(
    namespace: Namespace,
    private readonly send: (text: string) => void,
  ) {
    super(namespace, {});
  }

  /** Takes a text of another server. Texts of this server are ignored. */
  receive(text: string): void {
    this.onMessage(JSON.parse(text));
  }

  protected override async doPublish(message: ClusterMessage): Promise<''> {
    this.send(JSON.stringify(message));
    return '';
  }

  protected override async doPublishResponse(_requester: string, response: ClusterResponse): Promise<void> {
    this.send(JSON.stringify(response));
  }
}
