const [url = ''] = process.argv.slice(2);
const LANES = 100;
const storm = { running: true };
let answered = 0;

/** Sign-ins with wrong passwords, each from a new address, one after the other. */
async function attack(lane: number): Promise<void> {
  while (storm.running) {
    answered += 1;
    const reply = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${lane}.${(answered >> 8) % 250}.${answered % 250}`,
      },
      body: JSON.stringify({ email: `${answered}-${lane}@example.org`, password: 'a guess of many' }),
    });
    await reply.arrayBuffer();
  }
}

process.on('message', () => {
  storm.running = false;
});
await Promise.all(Array.from({ length: LANES }, (_, lane) => attack(lane)));
process.send?.(answered);
process.disconnect?.();
