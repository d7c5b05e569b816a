/**
 * A file of the build, such as a font that a worker needs.
 * @throws when it cannot be fetched
 */
export async function builtFile(address: string): Promise<ArrayBuffer> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address} was answered with ${reply.status}`);
  return reply.arrayBuffer();
}
