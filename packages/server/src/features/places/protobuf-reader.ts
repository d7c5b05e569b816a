const VARINT = 0;
const BYTES = 2;

/** Reads the wire format of protocol buffers: https://protobuf.dev/programming-guides/encoding */
export class ProtobufReader {
  /** Offset of the next byte. */
  position = 0;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.position >= this.#bytes.length;
  }

  varint(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.#bytes[this.position++] ?? 0;
      value += (byte % 128) * scale;
      if (byte < 128) return value;
    }
  }

  /** Zigzag encoding: 0, -1, 1, -2 ... are stored as 0, 1, 2, 3. */
  signed(): number {
    const value = this.varint();
    return value % 2 ? -(value + 1) / 2 : value / 2;
  }

  text(): string {
    const end = this.varint() + this.position;
    const value = this.#bytes.toString('utf8', this.position, end);
    this.position = end;
    return value;
  }

  /** Skips a field of the type in its tag. */
  skip(type: number): void {
    const length = this.varint();
    if (type === BYTES) this.position += length;
    else if (type !== VARINT) throw new Error(`A field of type ${type} was not expected`);
  }
}
