/** Carries changes to the other server processes. Messages may be lost while `isWhole` is false, never silently. */
export interface Bus {
  /**
   * To every other process; this one does not hear its own. Resolves when all who hear have dealt with it, so that
   * whoever waits may say that it is done; or after half a second, when one of them does not answer. Never rejects.
   */
  publish(topic: string, message: string): Promise<void>;
  /** The same without waiting, for what may be missed: nobody says that they heard it. */
  cast(topic: string, message: string): void;
  subscribe(topic: string, listener: (message: string) => void): void;
  /** Called when messages may have been missed: whatever rests on them must be read anew. */
  onGap(listener: () => void): void;
  isWhole(): boolean;
  /** There is nobody to tell: what is said need not be written down. */
  readonly isAlone: boolean;
  /** How long what rests on the bus may be remembered; 0 for as long as it holds. */
  readonly staleAfterMs: number;
  close(): Promise<void>;
}
