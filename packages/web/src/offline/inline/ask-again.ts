// Part of the page that is shown when a page is not on the device (build/inline.ts). It asks for the page at its address
// again when the network is back, or when the button is pressed. A device says that it is online before the server can be
// reached, so the server is asked first, and again.
const askEveryMs = 4000;

async function reloadWhenReached(): Promise<void> {
  if (!navigator.onLine) return;
  try {
    const { ok } = await fetch('/healthz');
    if (ok) location.reload();
  } catch {
    // Not reached: asked again in four seconds.
  }
}

addEventListener('online', () => void reloadWhenReached());
setInterval(() => void reloadWhenReached(), askEveryMs);
document.getElementById('again')?.addEventListener('click', (event) => {
  event.preventDefault();
  location.reload();
});
