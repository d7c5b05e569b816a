import { createHash } from 'node:crypto';

/** A reply that is already JSON text, for a route too busy to serialise it each time. */
export class ReadyJson {
  // Text and not bytes: Node sends a head and a text in one write, but a head and bytes in two.
  readonly text: string;
  /** Length in UTF-8, for the header. */
  readonly bytes: string;
  /** Identifies exactly these bytes, so that a client that has them gets a 304; null if no client would revalidate. */
  readonly etag: string | null = null;

  constructor(value: unknown) {
    this.text = JSON.stringify(value);
    this.bytes = String(Buffer.byteLength(this.text));
  }
}

/** The same for a reply that clients revalidate: every process gives the same bytes the same tag. */
export class TaggedJson<T> extends ReadyJson {
  readonly value: T;
  override readonly etag: string;

  constructor(value: T) {
    super(value);
    this.value = value;
    this.etag = `"${createHash('sha256').update(this.text).digest('base64url').slice(0, 22)}"`;
  }
}
