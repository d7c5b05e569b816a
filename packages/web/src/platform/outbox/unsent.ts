/** The changes of one person that only this device has. */
export interface Unsent {
  /** How many the end of the session erases. */
  readonly erased: number;
  /** Others stay on the device, and are sent in the person's next session. */
  readonly isKept: boolean;
}

/** A kind of change that the end of the session erases. */
export type ErasedKind = 'groupList' | 'messages' | 'answers' | 'health' | 'place' | 'photos';

/** The words by which a person knows a change: its title, or its day (YYYY-MM-DD). */
export type ChangeName = { readonly id: string } & ({ readonly title: string } | { readonly date: string });

/** The unsent changes of one feature, which the sign-out asks about. */
export interface UnsentStore {
  /** Missing if the end of the session erases nothing of it. */
  readonly kind?: ErasedKind;
  /** @param owner id of the user */
  readonly of: (owner: string) => Unsent & {
    /** The names of the changes that the end of the session erases, as far as they have any. They are only shown. */
    readonly names?: readonly ChangeName[];
  };
  /** Tries to send them now. */
  readonly send: (owner: string) => Promise<void>;
}
