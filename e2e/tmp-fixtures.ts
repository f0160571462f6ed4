import { test as base } from '@playwright/test';
import { recordToasts } from './toasts.ts';
const url = 'http://127.0.0.1:22600';
const newest = async (address: string) => {
  for (let i = 0; i < 60; i++) {
    const { messages } = await (await fetch(`${url}/api/dev/mail`)).json();
    const m = messages.find((x: any) => x.to === address);
    if (m) return { to: address, source: m.text };
    await new Promise((r) => setTimeout(r, 300));
  }
  throw new Error('no mail');
};
export const test: any = base.extend<any, any>({
  history: ['', { option: true, scope: 'worker' }],
  mailServer: [async ({}, use: any) => use({ newestEmailTo: newest }), { scope: 'worker' }],
  program: [async ({}, use: any) => use({ url, log: () => 'admin password: ' }), { scope: 'worker' }],
  context: async ({ context }: any, use: any) => { await recordToasts(context); await use(context); },
  baseURL: async ({}, use: any) => use(url),
});
export { expect } from '@playwright/test';
