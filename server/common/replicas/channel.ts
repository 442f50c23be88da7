/** Carries texts to all replicas, in their order. */
export interface Channel {
  /** Connects, now and whenever the connection was lost. */
  connect(): Promise<void>;
  /** What is sent while there is no connection waits. */
  send(text: string): void;
  /** Ends the connection, after what was sent. */
  close(): Promise<void>;
}

/** What a replica does with what it hears. */
export interface Listener {
  message: (text: string) => void;
  /** Called when this replica begins to hear the others. @param isAgain whether it did before, so that it missed messages */
  listening: (isAgain: boolean) => void;
}
