import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../lib/files.ts';
import { type Report, sawNothing } from '../lib/report.ts';

const longest = 300;
const wanted = 150;

const source = /\.(?:[cm]?[jt]sx?|css|html|sh)$|^script\/[a-z-]+$|^\.ci\/[a-z-]+$/;

/** Content and generated files may have any length. */
const excepted =
  /^packages\/content\/(?!src\/)|\/migrations\/|\/locales\/|\.generated\.[a-z]+$|\/generated\//;

/** Fails a source file of more than 300 lines; suggests splitting one of more than 150. */
export async function size(root: string): Promise<Report> {
  const files = listFiles(root, source).filter((path) => !excepted.test(path));
  if (files.length === 0) return sawNothing('source files');
  const lengths = files.map((path) => ({ path, lines: countLines(readFileSync(join(root, path), 'utf8')) }));
  return {
    problems: lengths
      .filter(({ lines }) => lines > longest)
      .map(({ path, lines }) => `${path}: ${lines} lines, at most ${longest}`),
    hints: lengths
      .filter(({ lines }) => lines > wanted && lines <= longest)
      .map(({ path, lines }) => `${path}: ${lines} lines, more than ${wanted} ask to be two files`),
    saw: `${files.length} files`,
  };
}

function countLines(text: string): number {
  const breaks = text.split('\n').length;
  return text.endsWith('\n') ? breaks - 1 : breaks;
}
