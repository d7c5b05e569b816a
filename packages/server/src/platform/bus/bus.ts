/** Carries what happens at high rate, or is stored nowhere, to the other server processes. */
export interface Bus {
  /** To every other process; this one does not hear its own. Not waited for, in order, and missed only where `onGap` says so. */
  cast(topic: string, message: string): void;
  subscribe(topic: string, listener: (message: string) => void): void;
  /** Called when messages may have been missed: whatever rests on them must be read anew. */
  onGap(listener: () => void): void;
  isWhole(): boolean;
  /** There is nobody to tell: what is said need not be written down. */
  readonly isAlone: boolean;
  close(): Promise<void>;
}
