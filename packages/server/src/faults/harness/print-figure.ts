/** Prints a figure without asserting it, because the speed of a machine is not a matter of correctness. */
export function printFigure(what: string, ms: number): void {
  process.stdout.write(`${what}: ${Math.round(ms)} ms\n`);
}
