/**
 * Writes the next chunk of a response. Resolves when there is room for more, rejects if the client
 * is gone.
 */
export type WriteChunk = (chunk: string) => Promise<void>;

/**
 * A response too long to be created at once: its JSON text is written in chunks, so that other
 * requests are served in between. An error before the first chunk gives the usual error response;
 * after it the connection is closed.
 */
export class JsonStream {
  readonly writeTo: (write: WriteChunk) => Promise<void>;

  constructor(writeTo: (write: WriteChunk) => Promise<void>) {
    this.writeTo = writeTo;
  }

  /**
   * Returns the same response; `check` is called with the parsed JSON once all of it is written.
   */
  validatedBy(check: (response: unknown) => void): JsonStream {
    return new JsonStream(async (write) => {
      const chunks: string[] = [];
      await this.writeTo(async (chunk) => {
        chunks.push(chunk);
        await write(chunk);
      });
      check(JSON.parse(chunks.join('')));
    });
  }
}
