/** A reply that is JSON text already, where a route is too hot for it to be made anew each time. */
export class ReadyJson {
  // Text and not bytes: Node sends a head and a text in one write, a head and bytes in two.
  readonly text: string;
  /** Length in UTF-8, as the head states it. */
  readonly bytes: string;
  constructor(value: unknown) {
    this.text = JSON.stringify(value);
    this.bytes = String(Buffer.byteLength(this.text));
  }
}
