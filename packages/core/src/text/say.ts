/** Words of a catalogue by their key, with ICU values filled in. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;
