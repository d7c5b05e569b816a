/** A logistic regression over features that are numbered by their hash. */
export interface LinearModel {
  readonly bias: number;
  /** The value of one step of a weight. */
  readonly scale: number;
  readonly weights: Int8Array;
}

const bytesOfNumber = 4;
const headBytes = 2 * bytesOfNumber;

/** Base64 of the bias and the scale as 32-bit floats, little-endian, and a signed byte for each weight. */
export function writeLinearModel({ bias, scale, weights }: LinearModel): string {
  const bytes = new Uint8Array(headBytes + weights.length);
  const view = new DataView(bytes.buffer);
  view.setFloat32(0, bias, true);
  view.setFloat32(bytesOfNumber, scale, true);
  for (const [index, weight] of weights.entries()) view.setInt8(headBytes + index, weight);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** @throws if the text is no base64, or has no power of two as its number of weights: it was cut off */
export function readLinearModel(encoded: string): LinearModel {
  const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  const size = bytes.length - headBytes;
  if (size < 1 || !Number.isInteger(Math.log2(size))) throw new Error(`A model has ${size} weights`);
  return {
    bias: view.getFloat32(0, true),
    scale: view.getFloat32(bytesOfNumber, true),
    weights: new Int8Array(bytes.buffer, headBytes),
  };
}
