/** In-memory Cache API: the part that the worker uses. */

export class FakeCaches {
  isFull = false
  readonly #origin: string
  readonly #caches = new Map<string, FakeCache>()

  constructor(origin: string) {
    this.#origin = origin
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()]
  }

  async open(name: string): Promise<FakeCache> {
    return this.#cacheOf(name)
  }

  put(name: string, path: string, text: string, headers: Record<string, string> = {}): void {
    this.#cacheOf(name).entries.set(path, new Response(text, { headers }))
  }

  async textOf(name: string, path: string): Promise<string | null> {
    return (await this.#cacheOf(name).match(path))?.text() ?? null
  }

  paths(name: string): string[] {
    return [...this.#cacheOf(name).entries.keys()]
  }

  #cacheOf(name: string): FakeCache {
    const cache = this.#caches.get(name) ?? new FakeCache(this.#origin, () => this.isFull)
    this.#caches.set(name, cache)
    return cache
  }
}

class FakeCache {
  readonly entries = new Map<string, Response>()
  readonly #origin: string
  readonly #isFull: () => boolean

  constructor(origin: string, isFull: () => boolean) {
    this.#origin = origin
    this.#isFull = isFull
  }

  async match(path: string): Promise<Response | undefined> {
    return this.entries.get(path)?.clone()
  }

  async matchAll(path: string): Promise<Response[]> {
    return [...this.entries].filter(([key]) => key.split('?')[0] === path).map(([, response]) => response.clone())
  }

  async put(path: string, response: Response): Promise<void> {
    if (this.#isFull()) throw new DOMException('full', 'QuotaExceededError')
    this.entries.set(path, response)
  }

  async delete(path: string | { url: string }): Promise<boolean> {
    return this.entries.delete(typeof path === 'string' ? path : new URL(path.url).pathname)
  }

  async keys(): Promise<{ url: string }[]> {
    return [...this.entries.keys()].map((path) => ({ url: this.#origin + path }))
  }
}
