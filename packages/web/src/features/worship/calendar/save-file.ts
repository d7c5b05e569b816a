/** Lets the browser save a text as a file, by its own dialogue or into the downloads. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari begins to read only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
