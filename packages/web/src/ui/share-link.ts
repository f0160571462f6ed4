import { toast } from './toast.ts';

/** Whether the browser opens the system's share sheet. */
export const hasShareSheet = (): boolean => typeof navigator.share === 'function';

/** Copies an address, and says so. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast.good('Link copied');
  } catch {
    toast.bad(`The link could not be copied. It is ${url}`);
  }
}

/** Opens the system's share sheet with an address; without one, copies it. */
export async function shareLink(link: {
  readonly url: string;
  readonly title?: string;
}): Promise<void> {
  if (!hasShareSheet()) return copyLink(link.url);
  // A rejection means that the user closed the sheet.
  await navigator.share(link).catch(() => undefined);
}

/** Opens the system's share sheet with a text; without one, copies it. */
export async function shareWords(text: string): Promise<void> {
  if (hasShareSheet()) {
    // A rejection means that the user closed the sheet.
    await navigator.share({ text }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(text);
    toast.good('Copied: paste it where you like');
  } catch {
    toast.bad('The result could not be copied.');
  }
}
