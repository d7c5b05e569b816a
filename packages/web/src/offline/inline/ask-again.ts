// Part of the page that replaces a page which is not stored (build/inline.ts). It loads the address again when the
// network is back or the button is pressed. A device reports that it is online before it can reach the server, so the
// server is asked first, repeatedly.
const askEveryMs = 4000;

async function reloadWhenReached(): Promise<void> {
  if (!navigator.onLine) return;
  try {
    const { ok } = await fetch('/healthz');
    if (ok) location.reload();
  } catch {
    // The server was not reached: try again in four seconds.
  }
}

addEventListener('online', () => void reloadWhenReached());
setInterval(() => void reloadWhenReached(), askEveryMs);
document.getElementById('again')?.addEventListener('click', (event) => {
  event.preventDefault();
  location.reload();
});
