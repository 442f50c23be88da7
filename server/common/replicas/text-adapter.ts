import type { Namespace } from 'socket.io';
import { ClusterAdapterWithHeartbeat, type ClusterMessage, type ClusterResponse } from 'socket.io-adapter';

/** Carries the messages of Socket.IO's servers to one another as texts. */
export class TextAdapter extends ClusterAdapterWithHeartbeat {
  constructor(
    namespace: Namespace,
    private readonly send: (text: string) => void,
  ) {
    super(namespace, {});
  }

  /** A text that another server sent, or this one, which is ignored. */
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
