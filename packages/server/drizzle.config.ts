import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/features/**/*.table.ts', './src/platform/rate-limit.ts', './src/domain/*.table.ts'],
  out: './migrations',
});
