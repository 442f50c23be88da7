/** Carries texts to all replicas, in their order. */
export interface Channel {
  /** Connects, and connects again whenever the connection is lost. */
  connect(): Promise<void>;
  /** Sends a text. Without a connection the text waits. */
  send(text: string): void;
  /** Ends the connection, after all sent texts have left. */
  close(): Promise<void>;
}

/** The functions of a replica for received texts. */
export interface Listener {
  message: (text: string) => void;
  /** Called when this replica begins to receive. @param isAgain whether it received before, and so missed messages */
  listening: (isAgain: boolean) => void;
}
