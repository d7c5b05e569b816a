/**
 * Equal shares that add up to the total. Units that do not divide go to the first people, one each, so that no share
 * differs from another by more than one unit.
 * @param people at least 1
 */
export function equalShares(units: bigint, people: number): bigint[] {
  const count = BigInt(people);
  const share = units / count;
  const rest = Number(units % count);
  return Array.from({ length: people }, (_, index) => share + (index < rest ? 1n : 0n));
}

/** The user's own share. It is never less than that of another, so nobody pays too little. */
export const ownShare = (units: bigint, people: number): bigint => equalShares(units, people)[0] ?? units;
