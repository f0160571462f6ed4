import { onTestFinished, vi } from 'vitest';

const BASE = 'http://pennant.invalid';
const urlOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : String(request), BASE).href;

/** A cache in memory: its entries in the order in which they were put last, as in a browser. */
class MemoryCache {
  readonly #entries = new Map<string, Response>();

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    this.#entries.delete(urlOf(request));
    this.#entries.set(urlOf(request), response);
  }

  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    return this.#entries.get(urlOf(request))?.clone();
  }

  async delete(request: RequestInfo | URL): Promise<boolean> {
    return this.#entries.delete(urlOf(request));
  }

  async keys(): Promise<Request[]> {
    return [...this.#entries.keys()].map((url) => new Request(url));
  }
}

/** Gives the test the caches of a browser, which neither Node nor happy-dom has. Returns them. */
export function aCacheStorage(): Pick<CacheStorage, 'keys' | 'has' | 'open' | 'delete'> {
  const stored = new Map<string, MemoryCache>();
  const storage = {
    keys: async () => [...stored.keys()],
    has: async (name: string) => stored.has(name),
    open: async (name: string) => {
      const cache = stored.get(name) ?? new MemoryCache();
      stored.set(name, cache);
      return cache as unknown as Cache;
    },
    delete: async (name: string) => stored.delete(name),
  };
  vi.stubGlobal('caches', storage);
  onTestFinished(() => void vi.unstubAllGlobals());
  return storage;
}
