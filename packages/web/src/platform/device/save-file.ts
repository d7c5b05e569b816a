/** Saves content as a file with the dialog of the browser, or to the downloads. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari starts reading only after the click handler.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
