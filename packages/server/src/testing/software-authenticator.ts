import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const bytes = (...values: number[]): Buffer => Buffer.from(values);
const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

// Flags of authenticator data: https://www.w3.org/TR/webauthn-3/#sctn-authenticator-data
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

interface Options {
  /** Origin of the requesting page. */
  readonly origin: string;
  /** Whether the device has verified its holder. */
  readonly isVerified?: boolean;
}

/**
 * A device that creates one passkey (ES256, attestation "none") and signs with it, in the form that a browser passes
 * on.
 */
export function createAuthenticator({ origin, isVerified = true }: Options) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;

  // CBOR: a COSE key with kty 2 (EC2), alg -7 (ES256), crv 1 (P-256), x and y.
  const coseKey = Buffer.concat([
    bytes(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20),
    Buffer.from(x, 'base64url'),
    bytes(0x22, 0x58, 0x20),
    Buffer.from(y, 'base64url'),
  ]);
  const authenticatorData = (flags: number, rest: Buffer = bytes()): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const held = PRESENT | (isVerified ? VERIFIED : 0);
    return Buffer.concat([sha256(new URL(origin).hostname), bytes(flags | held), count, rest]);
  };
  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answer = (response: Record<string, string>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    /** The browser's response to the options for a new passkey. */
    make: ({ challenge }: { challenge: string }) => {
      const key = Buffer.concat([Buffer.alloc(16), bytes(0, id.length), id, coseKey]);
      const data = authenticatorData(WITH_KEY, key);
      const attestationObject = Buffer.concat([
        bytes(0xa3, 0x63),
        Buffer.from('fmt'),
        bytes(0x64),
        Buffer.from('none'),
        bytes(0x67),
        Buffer.from('attStmt'),
        bytes(0xa0, 0x68),
        Buffer.from('authData'),
        bytes(0x58, data.length),
        data,
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
      });
    },

    /** The browser's response to the options for signing in. */
    sign: ({ challenge }: { challenge: string }) => {
      counter += 1;
      const data = authenticatorData(0);
      const json = clientData('webauthn.get', challenge);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(json)]))
        .sign(privateKey);
      return answer({
        clientDataJSON: json.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },

    /** Simulates a copied key, whose counter has missed the other copy's signatures. */
    turnBack: () => {
      counter = 0;
    },
  };
}
