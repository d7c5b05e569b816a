/** Figures are printed and not asserted: how fast a machine is says nothing about what is right. */
export function printFigure(what: string, ms: number): void {
  process.stdout.write(`${what}: ${Math.round(ms)} ms\n`);
}
