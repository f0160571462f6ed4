import { defineConfig } from '@playwright/test';
export default defineConfig({ outputDir: '/tmp/packs-look/results', workers: 1, timeout: 300_000, expect: { timeout: 20_000 }, use: { actionTimeout: 30_000, launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] }, screenshot: 'only-on-failure' }, testMatch: 'tmp-*.spec.ts' });
