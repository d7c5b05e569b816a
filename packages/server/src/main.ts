import { enableCompileCache } from 'node:module';

// Hides every file that the server creates from other users of the machine.
process.umask(0o077);
// Reading and compiling the modules takes half of the start; Node caches compiled modules in the system's temporary
// folder. The cache must be enabled before the first module is read, so everything else is behind this import.
enableCompileCache();
await import('./start.ts');
