import { enableCompileCache } from 'node:module';

// Keeps every file that the server creates from other users of the machine.
process.umask(0o077);
// Reading and compiling the modules is half of the start; Node keeps the compiled ones in the system's temporary folder.
// It has to be on before the first of them is read, so everything else is behind this import.
enableCompileCache();
await import('./start.ts');
