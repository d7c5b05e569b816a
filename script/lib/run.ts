import { spawn } from 'node:child_process';

export type Finished = { code: number; output: string };

const living = new Set<() => void>();

/** Ends every running command; for a signal handler. */
export function stopAll(): void {
  for (const stop of living) stop();
}

export type RunOptions = {
  cwd: string;
  env?: Record<string, string | undefined>;
  /** Also print the output as it arrives. */
  show?: boolean;
};

/**
 * Runs one command to its end and returns its exit code and output. A command that cannot start, or that a signal ends,
 * has code 1 and reports this in its output, so it never counts as passed.
 */
export function run(command: string, args: string[], options: RunOptions): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stop = (): void => {
      child.kill('SIGTERM');
    };
    living.add(stop);
    let output = '';
    const keep = (chunk: string): void => {
      output += chunk;
      if (options.show) process.stdout.write(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.once('error', (error) => {
      living.delete(stop);
      resolve({ code: 1, output: `${output}${command} could not be started: ${error.message}\n` });
    });
    child.once('close', (code, signal) => {
      living.delete(stop);
      if (code !== null) resolve({ code, output });
      else resolve({ code: 1, output: `${output}${command} was ended by ${String(signal)}\n` });
    });
  });
}
