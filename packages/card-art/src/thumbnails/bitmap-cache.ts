/** The maximum size of the cache, in bytes. */
const MAX_BYTES = 48 * 1024 * 1024;
const BYTES_PER_PIXEL = 4;

const bytesOf = ({ width, height }: ImageBitmap) => width * height * BYTES_PER_PIXEL;

/** An LRU cache of rendered thumbnails; evicted bitmaps are closed. */
export class BitmapCache {
  readonly #pictures = new Map<string, ImageBitmap>();
  #bytes = 0;

  get(key: string): ImageBitmap | undefined {
    const picture = this.#pictures.get(key);
    if (picture === undefined) return undefined;
    this.#pictures.delete(key);
    this.#pictures.set(key, picture);
    return picture;
  }

  set(key: string, picture: ImageBitmap): void {
    this.#forget(key);
    this.#pictures.set(key, picture);
    this.#bytes += bytesOf(picture);
    for (const oldest of this.#pictures.keys()) {
      if (this.#bytes <= MAX_BYTES || oldest === key) break;
      this.#forget(oldest);
    }
  }

  clear(): void {
    for (const key of this.#pictures.keys()) this.#forget(key);
  }

  #forget(key: string): void {
    const picture = this.#pictures.get(key);
    if (picture === undefined) return;
    this.#bytes -= bytesOf(picture);
    this.#pictures.delete(key);
    picture.close();
  }
}
