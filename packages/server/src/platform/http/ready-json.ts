import { createHash } from 'node:crypto';

/** A reply that is JSON text already, where a route is too hot for it to be made anew each time. */
export class ReadyJson {
  // Text and not bytes: Node sends a head and a text in one write, a head and bytes in two.
  readonly text: string;
  /** Length in UTF-8, as the head states it. */
  readonly bytes: string;
  /** Names these very bytes, so that who has them need not be sent them again; null where nobody would ask. */
  readonly etag: string | null = null;

  constructor(value: unknown) {
    this.text = JSON.stringify(value);
    this.bytes = String(Buffer.byteLength(this.text));
  }
}

/** The same for a reply that is asked for again and again: every process gives the same bytes the same tag. */
export class TaggedJson<T> extends ReadyJson {
  readonly value: T;
  override readonly etag: string;

  constructor(value: T) {
    super(value);
    this.value = value;
    this.etag = `"${createHash('sha256').update(this.text).digest('base64url').slice(0, 22)}"`;
  }
}
